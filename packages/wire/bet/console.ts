import * as z from 'zod/mini';
import { HIGHEST_LIMIT, HIGHEST_MULTIPLE } from '@fairlot/rules/odds/stake';
import { money, post } from '../core/index.ts';
import { GAME_CODES } from '../lottery/codes.ts';
import { change, effectAt, Made } from '../lottery/game-change.ts';

export { getPrices, previewPrices, proposePrices } from './prices.ts';

/** Calls about bets at the console. */
const amount = money.check(z.refine((value) => value > 0n && value <= HIGHEST_LIMIT));

export const changeLimits = post('/api/Console/GameLimits', {
  access: 'lottery.games.limits',
  input: z.strictObject({
    ...change,
    /** The largest prize of one bet. */
    PrizeLimit: amount,
    /** On one option of a double-sided play. */
    MinStake: amount,
    MaxStake: amount,
    MaxMultiple: z.int().check(z.minimum(1), z.maximum(HIGHEST_MULTIPLE)),
    EffectAt: effectAt,
  }),
  output: Made,
  codes: GAME_CODES,
  about: 'What one bet on a game may stake and win.',
});
