// The records of one member of the line: those of a player (play/bet, money/wallet), asked for by an agent above.
import * as z from 'zod/mini';
import { post } from '../../core/index.ts';
import { walletHttp } from '../../money/wallet/index.ts';
import { betHttp } from '../../play/bet/index.ts';
import { MEMBER_CODES } from './codes.ts';
import { memberId } from './shapes.ts';

const ofMember = { access: 'agent', passive: true, codes: MEMBER_CODES } as const;
const whose = { PlayerId: memberId } as const;

export const getMemberBets = post('/api/Team/MemberBets', {
  ...ofMember,
  input: z.strictObject({ ...betHttp.getBetRecords.input.shape, ...whose }),
  output: betHttp.getBetRecords.output,
  about: 'The bets of a member of the line, newest first, from cursor to cursor.',
});

export const getMemberBetSums = post('/api/Team/MemberBetSums', {
  ...ofMember,
  input: z.strictObject({ ...betHttp.getBetSums.input.shape, ...whose }),
  output: betHttp.getBetSums.output,
  about: 'What these bets add up to.',
});

export const getMemberCashFlow = post('/api/Team/MemberCashFlow', {
  ...ofMember,
  input: z.strictObject({ ...walletHttp.getCashFlow.input.shape, ...whose }),
  output: walletHttp.getCashFlow.output,
  about: 'The movements of a member of the line, newest first, from cursor to cursor.',
});

export const getMemberCashFlowSums = post('/api/Team/MemberCashFlowSums', {
  ...ofMember,
  input: z.strictObject({ ...walletHttp.getCashFlowSums.input.shape, ...whose }),
  output: walletHttp.getCashFlowSums.output,
  about: 'What these movements add up to.',
});

export const getMemberProfit = post('/api/Team/MemberProfit', {
  ...ofMember,
  input: z.strictObject({ ...walletHttp.getProfit.input.shape, ...whose }),
  output: walletHttp.getProfit.output,
  about: 'Gain and loss of a member of the line by day, oldest first, or by game.',
});
