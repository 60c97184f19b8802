import * as z from 'zod/mini';
import { HIGHEST_LIMIT, HIGHEST_MULTIPLE } from '@fairlot/rules/odds/stake';
import { gameId, money, post, timestamp } from '../../core/index.ts';
import { change, effectAt, PROPOSED_CODES } from '../lottery/game-change.ts';
import { PROPOSAL_CODES } from '../../staff/operator/codes.ts';
import { Proposal, totpCode } from '../../staff/operator/shapes.ts';

/** Calls about limits and caps of a game at the console. */
const amount = money.check(z.refine((value) => value > 0n && value <= HIGHEST_LIMIT));

/** All of them: a cap that is left out is none. */
const limits = {
  /** The largest prize of one bet. */
  PrizeLimit: amount,
  /** On one option of a double-sided play. */
  MinStake: amount,
  MaxStake: amount,
  MaxMultiple: z.int().check(z.minimum(1), z.maximum(HIGHEST_MULTIPLE)),
  /** What all bets of a player in an issue may bring him. */
  IssuePrize: z.optional(amount),
  /** What all bets on plays without numbers may bring in an issue, each at the worst. */
  Budget: z.optional(amount),
};

const shown = z.object({
  PrizeLimit: money,
  MinStake: money,
  MaxStake: money,
  MaxMultiple: z.int(),
  IssuePrize: z.optional(money),
  Budget: z.optional(money),
});

export const previewLimits = post('/api/Console/GameLimitsPreview', {
  access: 'lottery.games.read',
  passive: true,
  input: z.strictObject({ GameId: gameId, ...limits }),
  output: z.object({
    Before: shown,
    After: shown,
    /** How much of what was bet since midnight each would have refused or cut. */
    Touched: z.object({
      /** Bets, of which a single note could have won more. */
      PrizeLimit: z.int(),
      MinStake: z.int(),
      MaxStake: z.int(),
      MaxMultiple: z.int(),
      /** Players in an issue. */
      IssuePrize: z.int(),
      /** Issues on sale; null where none is counted, as the game has no such cap. */
      Budget: z.nullable(z.int()),
    }),
    /** That were accepted since midnight and not taken back. */
    Bets: z.int(),
    DateTimeNow: timestamp,
  }),
  codes: PROPOSED_CODES,
  about:
    'What limits would change of those that hold, and of the wagers of the day; nothing is changed.',
});

export const proposeLimits = post('/api/Console/GameLimitsPropose', {
  access: 'lottery.games.limits',
  input: z.strictObject({ ...change, ...limits, EffectAt: effectAt, Code: z.optional(totpCode) }),
  output: Proposal,
  codes: { ...PROPOSED_CODES, ...PROPOSAL_CODES },
  about: 'Asks a second person for what one bet on a game may stake and win, and for its caps.',
});
