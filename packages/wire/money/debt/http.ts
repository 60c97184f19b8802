// What a player owes: what was taken back of his deposits and was not in his wallet any more (product 6.1, 6.8).
import * as z from 'zod/mini';
import { money, nothing, post } from '../../core/index.ts';
import { PAY_DEBT_CODES } from './codes.ts';
import { DebtMove, paidAmount } from './shapes.ts';

export const getDebt = post('/api/Debt/Get', {
  access: 'player',
  passive: true,
  input: nothing,
  output: z.object({
    Owed: money,
    /** What there is to pay it out of. */
    Available: money,
    /** How it came to be and went: the newest 50. */
    Moves: z.array(DebtMove),
  }),
  about: 'What this account owes, and of what.',
});

export const payDebt = post('/api/Debt/Pay', {
  access: 'player',
  input: z.strictObject({ IntentId: z.uuid(), Amount: paidAmount }),
  output: z.object({ Owed: money }),
  codes: PAY_DEBT_CODES,
  about: 'Pays of what is owed, out of the wallet; the same intent pays once.',
});
