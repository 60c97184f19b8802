import * as z from 'zod/mini';
import { post } from '../../core/index.ts';
import { Proposal, reason, totpCode } from '../../staff/operator/shapes.ts';
import { END_BONUS_CODES } from './codes-console.ts';
import { BonusWallet, grantId } from './shapes.ts';

const playerId = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));

export const getPlayerBonus = post('/api/Console/PlayerBonus', {
  access: 'adjust.bonus.read',
  passive: true,
  input: z.strictObject({ PlayerId: playerId }),
  output: BonusWallet,
  about: 'What a player has of bonus, and what each asks for.',
});

export const proposeEndBonus = post('/api/Console/BonusEndPropose', {
  access: 'adjust.bonus.end',
  input: z.strictObject({
    PlayerId: playerId,
    Id: grantId,
    /** Cash at once, or back to the house. */
    How: z.enum(['release', 'revoke']),
    Reason: reason,
    Code: z.optional(totpCode),
  }),
  output: Proposal,
  codes: END_BONUS_CODES,
  about: 'Puts the end of a bonus to another operator.',
});
