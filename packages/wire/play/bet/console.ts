import * as z from 'zod/mini';
import { codes } from '../../core/codes.ts';
import { gameId, money, post, serialNumber, text } from '../../core/index.ts';
import { ISSUE_CODES } from '../lottery/issue-codes.ts';
import { PROPOSAL_CODES } from '../../staff/operator/codes.ts';
import { Proposal, reason, totpCode } from '../../staff/operator/shapes.ts';

export { previewLimits, proposeLimits } from './limits.ts';
export { getPrices, previewPrices, proposePrices } from './prices.ts';

const SEAL_CODES = codes({
  NO_SUCH_GAME: { number: 2591, zh: '没有这个彩种', en: 'There is no such game' },
  NO_SUCH_ISSUE: { number: 2592, zh: '没有这一期', en: 'There is no such issue' },
  NO_SUCH_PLAY: { number: 2593, zh: '此彩种没有该选项', en: 'The game has no such option' },
  ISSUE_OVER: { number: 2594, zh: '本期已结束', en: 'The issue is over' },
  NO_CHANGE: { number: 2595, zh: '没有改动', en: 'Nothing would change' },
});

/** Calls about bets at the console. */
export const sealOption = post('/api/Console/OptionSeal', {
  access: 'bet.options.seal',
  input: z.strictObject({
    GameId: gameId,
    SerialNumber: serialNumber,
    /** A form of a play, and the code of its option: `lhc.te.num`, `07`. */
    Play: z.string().check(z.minLength(1), z.maxLength(80)),
    Option: z.string().check(z.minLength(1), z.maxLength(80)),
    IsSealed: z.boolean(),
    Reason: reason,
  }),
  output: z.object({
    /** Of the play in the issue. */
    Version: z.int(),
  }),
  codes: SEAL_CODES,
  about: 'Seals an option of a play in one issue, or lifts it.',
});

const corrected = {
  GameId: gameId,
  SerialNumber: serialNumber,
  Number: text.check(z.minLength(1), z.maxLength(200)),
};

export const previewCorrection = post('/api/Console/IssueCorrectionPreview', {
  access: 'lottery.issues.correct',
  input: z.strictObject(corrected),
  output: z.object({
    /** As it would be stored. */
    Number: z.string(),
    /** Bets that end otherwise, and whose they are. */
    Bets: z.int(),
    Players: z.int(),
    /** What those bets had received, and what they would receive. */
    Taken: money,
    Paid: money,
    /** Players whose balance would fall below zero as it is now, and by how much in all. */
    Debtors: z.int(),
    Debt: money,
  }),
  codes: ISSUE_CODES,
  about: 'What another number of an awarded issue of a fed game would change.',
});

export const proposeCorrection = post('/api/Console/IssueCorrection', {
  access: 'lottery.issues.correct',
  input: z.strictObject({
    ...corrected,
    /** Where others can read it: an address, a page of a paper. */
    Evidence: reason,
    Reason: reason,
    Code: z.optional(totpCode),
  }),
  output: Proposal,
  codes: { ...ISSUE_CODES, ...PROPOSAL_CODES },
  about: 'Asks a second person to correct the number of an awarded issue of a fed game.',
});
