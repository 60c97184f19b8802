import { invariant } from '@fairlot/rules/core/invariant';
import { placeCarts, type Cart } from '@fairlot/server/features/play/bet/place/store-place';
import { createLeafDrafts } from '@fairlot/server/features/play/fair/commitment/index';
import { getIssue } from '@fairlot/server/features/play/lottery/issues/index';
import { fixedCart, NO_LIMITS, type BetDatabase } from './bet-database.ts';

export type IssueRef = { readonly id: number; readonly serial: number };

/** The numbers of every draw of these benches. */
export const DRAW = [3, 0, 9, 9, 1];

export type Filling = {
  /** Bets of each player. */
  readonly each: number;
  /** Every tenth bet on average, or all of them. */
  readonly wins: 'tenth' | 'all';
  /** Bets of one cart; all of a player unless told. */
  readonly cart?: number;
};

/** Of the price list that they are taken by, hex. */
const RULES_HASH = '5f'.repeat(32);

/** Gives the bets of carts of an issue what is committed of them, as when they come in. */
async function createCommitter({ app }: BetDatabase, issue: IssueRef) {
  const { db, settings } = app.platform;
  const { code: game, day } = await getIssue(db, issue.id);
  const draftLeaves = createLeafDrafts(settings);
  return async (cart: Cart): Promise<Cart> => {
    const { playerId, serial } = cart;
    const about = cart.bets.map(({ id: bet, play, content, stake, odds }) => ({
      bet,
      selection: `${play.code} ${content}`,
      stake,
      odds,
    }));
    const whose = { game, day, serial, playerId, rulesHash: RULES_HASH };
    const drafts = await draftLeaves(whose, about);
    const bets = cart.bets.map((bet, at) => ({ ...bet, leaf: drafts[at] }));
    return { ...cart, rulesHash: RULES_HASH, bets };
  };
}

/** Bets of every player on an issue, 定位胆, one note each, with their leaves; the same picks in every issue. */
export async function fillIssue(
  database: BetDatabase,
  issue: IssueRef,
  players: readonly bigint[],
  { each, wins, cart = each }: Filling,
): Promise<void> {
  const { db } = database.app.platform;
  const commit = await createCommitter(database, issue);
  const pickOf = (p: number, b: number) => {
    const place = b % 5;
    return { place, digit: wins === 'all' ? (DRAW[place] ?? 0) : (p * 7 + b * 3) % 10 };
  };
  const cartsOf = (playerId: bigint, p: number) =>
    Array.from({ length: each / cart }, (_, c) =>
      fixedCart(
        playerId,
        issue,
        Array.from({ length: cart }, (_, b) => pickOf(p, c * cart + b)),
      ),
    );
  // Carts of one player go into calls of their own: two at once would find his account busy.
  const atOnce = Math.max(1, Math.floor(1_000 / cart));
  const lanes = players.length < 4 ? 1 : 4;
  for (let from = 0; from < players.length; from += atOnce * lanes) {
    await Promise.all(
      Array.from({ length: lanes }, async (_, lane) => {
        const first = from + lane * atOnce;
        const some = players.slice(first, first + atOnce);
        const queues = some.map((id, i) => cartsOf(id, first + i));
        for (let c = 0; c < each / cart; c += 1) {
          const carts = queues.flatMap((queue) => queue[c] ?? []);
          if (carts.length === 0) continue;
          const answers = await placeCarts(db, await Promise.all(carts.map(commit)), NO_LIMITS);
          const refused = answers.find(({ verdict }) => verdict !== 'OK');
          invariant(!refused, `every cart is taken: ${refused?.verdict}`);
        }
      }),
    );
  }
}
