// Calls of a bet on its way: a page needs none of them before the first press.
import * as z from 'zod/mini';
import { gameId, intentId, money, post, serialNumber } from '../../core/index.ts';
import { BY_INTENT_CODES, CANCEL_CODES, PLACE_CODES } from './codes.ts';
import { Receipt } from './receipt.ts';
import { CartRow } from './shapes.ts';

export const place = post('/api/Bet/Place', {
  access: 'player',
  keepsPage: true,
  input: z.strictObject({
    IntentId: intentId,
    GameId: gameId,
    SerialNumber: serialNumber,
    Bets: z.array(CartRow).check(z.minLength(1), z.maxLength(100)),
    /** Credit: take the odds of now whatever they are (自动接受最新赔率). */
    AcceptAnyOdds: z.optional(z.boolean()),
    /** Nobody follows these bets, and nobody is shown them. */
    IsHidden: z.optional(z.boolean()),
  }),
  output: Receipt,
  codes: PLACE_CODES,
  about: 'Places a cart: all of its bets or none.',
});

export const cancel = post('/api/Bet/Cancel', {
  access: 'player',
  keepsPage: true,
  input: z.strictObject({ BetId: z.uuid() }),
  output: z.object({ BetId: z.string(), WalletAmount: money }),
  codes: CANCEL_CODES,
  about: 'Cancels a bet before its issue closes.',
});

export const byIntent = post('/api/Bet/ByIntent', {
  access: 'player',
  passive: true,
  keepsPage: true,
  input: z.strictObject({ IntentId: intentId }),
  output: Receipt,
  codes: BY_INTENT_CODES,
  about: 'What became of a request whose answer was lost.',
});
