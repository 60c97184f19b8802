import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { invariant } from '@fairlot/rules/core/invariant';
import { mills } from '@fairlot/rules/core/money';
import { balanceOf, ledgerRows } from '#ledger';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import type { Cart } from '../bet/place/index.ts';
import type { Win } from '../bet/settle/index.ts';
import { makePlayers, smallCart } from '../bet/testing.ts';
import { keysOf } from '../fair/sources/index.ts';
import { drawRound } from './draw.ts';
import { movementsOf } from './judge-round.ts';
import { openSeed } from './seed.ts';
import { getSeed, setClientSeed } from './seeds.ts';
import { beginRound, bookRound, readSeed } from './store.ts';
import { createTables } from './table.ts';
import { FIVE_AT_ONCE, INSTANT_FEATURES, INSTANT_GAMES } from './testing.ts';

/** What the statement that books a round takes from the program, and what it does not. */
const server = withTestServer({
  features: INSTANT_FEATURES,
  games: INSTANT_GAMES,
  startAt: Date.parse('2027-03-05T04:00:30Z'),
});
const MONEY = 1_000_000n;

/** A player whose next round waits, and the cart of it: two bets, the first of which wins. */
async function setting() {
  const { db, platform } = server();
  const [player = 0n] = await makePlayers(server(), 1, mills(MONEY));
  const stage = { db, keys: await keysOf(platform) };
  await getSeed(stage, player);
  const ClientSeed = randomBytes(32).toString('hex');
  await setClientSeed(stage, player, { SeedId: 1, ClientSeed });
  const table = await createTables(db)(FIVE_AT_ONCE);
  const issue = { id: table?.issueId ?? 0, gameId: FIVE_AT_ONCE, serial: 0 };
  const cart: Cart = smallCart(player, issue, [3, 4]);
  // Which bets win is made up here; the number is that of the seeds.
  const seed = await readSeed(db, player, 1);
  invariant(table && seed, 'the round has its table and its seed');
  const seeds = {
    serverSeed: openSeed(stage.keys, seed),
    clientSeed: Buffer.from(ClientSeed, 'hex'),
    nonce: 1,
  };
  const { number } = drawRound(table, seeds);
  return { player, cart: { ...cart, serial: 1 }, number };
}

const winOf = ({ playerId, bets: [bet] }: Cart): Win => ({
  playerId,
  id: bet!.id,
  hits: [1],
  refunds: 0,
  paysPerHit: true,
  prize: mills((bet!.unitStake * bet!.odds[0]!) / 10_000n),
  refund: mills(0n),
});

type Given = {
  readonly number: string;
  readonly wins: readonly Win[];
  readonly times: (n: number) => number;
};

/** Books the round with wins, and each of its movements as often as told. */
const book = (cart: Cart, { number, wins, times }: Given) =>
  transaction(server().db, async (tx) => {
    const begun = await beginRound(tx, cart, 1);
    expect(begun?.verdict).toBe('OK');
    const moves = movementsOf(cart, wins.slice(0, 1));
    const postings = ledgerRows([
      moves.flatMap((move, n) => Array.from({ length: times(n) }, () => move)),
    ]);
    const round = { cart, postings, wins, seedId: 1, nonce: 1, number, covered: 0n };
    return bookRound(tx, round, { betsPerIssue: 1_000, charsPerIssue: 100_000 });
  });

it('is booked with each bet charged and paid once', async () => {
  const { player, cart, number } = await setting();
  const win = winOf(cart);
  expect(await book(cart, { number, wins: [win], times: () => 1 })).toMatchObject({
    verdict: 'OK',
  });
  const stake = cart.bets.reduce((sum, bet) => sum + bet.stake, 0n);
  expect(await balanceOf(server().db, player, 'DEM')).toBe(MONEY - stake + win.prize);
});

it.each([
  ['a prize is posted twice', 1, (n: number) => (n === 2 ? 2 : 1)],
  ['a stake is posted twice', 1, (n: number) => (n === 0 ? 2 : 1)],
  ['a bet wins twice', 2, () => 1],
  ['a prize is not posted', 1, (n: number) => (n === 2 ? 0 : 1)],
])('is not booked where %s', async (_, often, times) => {
  const { player, cart, number } = await setting();
  const wins = Array.from({ length: often }, () => winOf(cart));
  await expect(book(cart, { number, wins, times })).rejects.toThrow('are not its bets and wins');
  expect(await balanceOf(server().db, player, 'DEM')).toBe(MONEY);
});
