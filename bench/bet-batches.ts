import { createHash } from 'node:crypto';
import { placeCarts, type Cart } from '@fairlot/server/features/play/bet/place/store-place';
import { invariant } from '@fairlot/rules/core/invariant';
import { NO_LIMITS, type BetDatabase } from './bet-database.ts';

/**
 * The contender of `bets-vs-batched-call`: `bet_place` itself, called with so many carts at a time, of a player each,
 * from a few connections: nobody signs in, nothing is parsed or priced, and no batch waits for its carts.
 */
export const BATCHES = { carts: 20, calls: 4 } as const;

/** As much to hash and to keep as the leaf of a real bet. */
const withLeaf = (cart: Cart): Cart => {
  const bets = cart.bets.map((bet) => {
    const selectionHash = createHash('sha256').update(bet.content).digest();
    return { ...bet, leaf: { selectionHash, rest: `,"rest":"${'x'.repeat(300)}"}` } };
  });
  return { ...cart, bets, rulesHash: cart.hash.toString('hex') };
};

export async function placeBatch({ app }: BetDatabase, carts: readonly Cart[]): Promise<void> {
  const answers = await placeCarts(app.platform.db, carts.map(withLeaf), NO_LIMITS);
  const refused = answers.find(({ verdict }) => verdict !== 'OK');
  invariant(!refused, `every cart is taken: ${refused?.verdict}`);
}
