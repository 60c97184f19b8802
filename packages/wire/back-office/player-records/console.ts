import * as z from 'zod/mini';
import { post, timestamp } from '../../core/index.ts';
import { playerId } from '../../account/player/shapes.ts';
import { getMessages } from '../../messaging/inbox/http.ts';
import { getDeposits } from '../../money/deposit/http.ts';
import { getRequirement } from '../../money/wagering/http.ts';
import { getCashFlow } from '../../money/wallet/http.ts';
import { getRecords as getWithdrawals } from '../../money/withdraw/http.ts';
import { BetRecord } from '../../play/bet/shapes.ts';
import { getBetRecords } from '../../play/bet/http.ts';
import { getSchedules } from '../../play/schedule/http.ts';
import { PLAYER_RECORD_CODES } from './codes.ts';

/** The lists that a player has, with the same filters, read by an operator. */
const PLAYER = { PlayerId: playerId } as const;
const WHO = { access: 'manage.records.read', passive: true } as const;

export const getPlayerBets = post('/api/Console/PlayerBets', {
  ...WHO,
  input: z.extend(getBetRecords.input, PLAYER),
  output: getBetRecords.output,
  about: 'The bets of a player, newest first, paged by cursor.',
});

export const getPlayerSchedules = post('/api/Console/PlayerSchedules', {
  ...WHO,
  input: z.extend(getSchedules.input, PLAYER),
  output: getSchedules.output,
  about: 'The schedules of a player, newest first, paged by cursor.',
});

export const getPlayerCashFlow = post('/api/Console/PlayerCashFlow', {
  ...WHO,
  input: z.extend(getCashFlow.input, PLAYER),
  output: getCashFlow.output,
  about: 'The wallet movements of a player, newest first, paged by cursor.',
});

export const getPlayerDeposits = post('/api/Console/PlayerDeposits', {
  ...WHO,
  input: z.extend(getDeposits.input, PLAYER),
  output: getDeposits.output,
  about: 'The deposits of a player, newest first, paged by cursor.',
});

export const getPlayerWithdrawals = post('/api/Console/PlayerWithdrawals', {
  ...WHO,
  input: z.extend(getWithdrawals.input, PLAYER),
  output: getWithdrawals.output,
  about: 'The withdrawals of a player, newest first, paged by cursor.',
});

export const getPlayerRequirement = post('/api/Console/PlayerRequirement', {
  ...WHO,
  input: z.strictObject(PLAYER),
  output: getRequirement.output,
  about: 'The turnover requirements of a player, line by line.',
});

export const getPlayerMessages = post('/api/Console/PlayerMessages', {
  ...WHO,
  input: z.extend(getMessages.input, PLAYER),
  output: getMessages.output,
  about: 'The messages of a player, newest first, without marking them as read.',
});

export const findBet = post('/api/Console/BetFind', {
  ...WHO,
  input: z.strictObject({ Id: z.uuid() }),
  output: z.object({
    PlayerId: playerId,
    UserName: z.string(),
    Bet: BetRecord,
    DateTimeNow: timestamp,
  }),
  codes: PLAYER_RECORD_CODES,
  about: 'Finds a bet and its player by the bet number.',
});
