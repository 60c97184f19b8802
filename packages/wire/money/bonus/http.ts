// Money that a player was given to bet with, apart from what he may withdraw (product 5.12).
import * as z from 'zod/mini';
import { money, nothing, post } from '../../core/index.ts';
import { CLAIM_CODES, FORFEIT_CODES, RELEASE_CODES } from './codes.ts';
import { BonusWallet, grantId } from './shapes.ts';

const input = z.strictObject({ Id: grantId });

export const getBonusWallet = post('/api/BonusWallet/Get', {
  access: 'player',
  passive: true,
  input: nothing,
  output: BonusWallet,
  about: 'What this account has of bonus, and what each asks for.',
});

export const claimBonus = post('/api/BonusWallet/Claim', {
  access: 'player',
  input,
  output: z.object({ IsClaimed: z.literal(true) }),
  codes: CLAIM_CODES,
  about: 'Takes a bonus that is offered; one at a time.',
});

export const releaseBonus = post('/api/BonusWallet/Release', {
  access: 'player',
  input,
  output: z.object({ Released: money, Taken: money }),
  codes: RELEASE_CODES,
  about: 'Makes a bonus that was turned over cash.',
});

export const forfeitBonus = post('/api/BonusWallet/Forfeit', {
  access: 'player',
  input,
  output: z.object({ Taken: money }),
  codes: FORFEIT_CODES,
  about: 'Gives a bonus up, or what is offered; cash is not touched.',
});
