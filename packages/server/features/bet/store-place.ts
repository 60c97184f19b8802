import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import { ledgerRows, placeBet, type Currency } from '../../ledger/index.ts';
import type { Db } from '../../platform/db.ts';
import { DEFAULTS, type SiteSettings } from '../site/index.ts';
import type { LeafDraft } from '../fair/index.ts';
import type { CartReceipt } from './present.ts';
import type { PlaceRefusal, PricedBet } from './price.ts';

/** The one statement of the bet path: a batch of carts, a verdict for each. */

/** A cart that is ready to be taken. */
export type Cart = {
  readonly playerId: bigint;
  readonly intent: string;
  readonly hash: Buffer;
  readonly issueId: number;
  readonly gameId: number;
  readonly serial: number;
  readonly termsVersion: number;
  readonly currency: Currency;
  /** Of the price list that the bets are taken by, hex; with the leaves. */
  readonly rulesHash?: string;
  readonly bets: readonly CartBet[];
};

/** A bet without a leaf is hashed when its issue closes. */
export type CartBet = PricedBet & { readonly id: string; readonly leaf?: LeafDraft | undefined };

/** What a player may have in one issue. */
export type IssueLimits = Pick<SiteSettings, 'betsPerIssue' | 'charsPerIssue'>;

/**
 * Verdicts of `bet_place` that are no refusal of the contract, and those that are. BUSY: somebody
 * else holds the player's account, nothing happened to the cart.
 */
type VerdictName =
  | 'OK'
  | 'BUSY'
  | 'DUPLICATE'
  | 'TERMS_MOVED'
  | 'GROUP_MOVED'
  | PlaceRefusal['code'];

export type CartVerdict = {
  readonly verdict: VerdictName;
  /** What is missing with NOT_ENOUGH; the player's prize group with GROUP_MOVED. */
  readonly detail: bigint;
  /** Of an accepted cart, now or before. */
  readonly receipt: CartReceipt | undefined;
};

type Row = {
  cart: number;
  verdict: VerdictName;
  detail: bigint | null;
  wallet: bigint | null;
  bet_ids: string[] | null;
  accepted_at: number | null;
  close_at: number | null;
};

/** Places carts of which no two have the same player and intent. */
export async function placeCarts(
  db: Db,
  carts: readonly Cart[],
  { betsPerIssue, charsPerIssue }: IssueLimits = DEFAULTS,
): Promise<CartVerdict[]> {
  const bets = carts.flatMap((cart, i) => cart.bets.map((bet) => ({ ...bet, cart: i + 1 })));
  const { rows } = await sql<Row>`
    SELECT * FROM bet_place(${betsPerIssue}, ${charsPerIssue},
      ${plain(carts.map((cart) => cart.playerId))}::bigint[],
      ${plain(carts.map((cart) => cart.intent))}::uuid[],
      ${carts.map((cart) => cart.hash)}::bytea[],
      ${plain(carts.map((cart) => cart.issueId))}::int[],
      ${plain(carts.map((cart) => cart.termsVersion))}::int[],
      ${plain(carts.map(stakeOfCart))}::bigint[],
      ${carts.map(({ rulesHash }) => (rulesHash ? Buffer.from(rulesHash, 'hex') : null))}::bytea[],
      ${plain(bets.map((bet) => bet.cart))}::int[],
      ${plain(bets.map((bet) => bet.id))}::uuid[],
      ${plain(bets.map((bet) => bet.play.id))}::smallint[],
      ${bets.map((bet) => bet.content)}::text[],
      ${plain(bets.map((bet) => bet.notes))}::int[],
      ${plain(bets.map((bet) => bet.mode))}::smallint[],
      ${plain(bets.map((bet) => bet.multiple))}::int[],
      ${plain(bets.map((bet) => bet.prizeGroup ?? 'NULL'))}::smallint[],
      ${bets.map((bet) => plain(bet.odds))}::text[],
      ${plain(bets.map((bet) => bet.unitStake))}::bigint[],
      ${plain(bets.map((bet) => bet.stake))}::bigint[],
      ${bets.map((bet) => bet.leaf?.selectionHash ?? null)}::bytea[],
      ${bets.map((bet) => bet.leaf?.rest ?? null)}::text[],
      ${ledgerRows(carts.map(movementsOf))})`.execute(db);
  invariant(rows.length === carts.length, 'every cart has a verdict');
  return rows.map((row) => verdictOf(row, carts[row.cart - 1]));
}

/** An array literal of values that need no quoting. */
const plain = (values: readonly (string | number | bigint)[]): string => `{${values.join(',')}}`;

const stakeOfCart = (cart: Cart): bigint =>
  cart.bets.reduce<bigint>((stake, bet) => stake + bet.stake, 0n);

/** One journal a bet (I6); those of a cart stand or fall together. */
const movementsOf = (cart: Cart) =>
  cart.bets.map((bet) =>
    placeBet({
      playerId: cart.playerId,
      betId: bet.id,
      issueId: BigInt(cart.issueId),
      currency: cart.currency,
      amount: bet.stake,
      gameId: cart.gameId,
      serialNumber: cart.serial,
    }),
  );

function verdictOf(row: Row, cart: Cart | undefined): CartVerdict {
  invariant(cart, `cart ${row.cart} was sent`);
  const { verdict, bet_ids: betIds, wallet, accepted_at: acceptedAt, close_at: closeAt } = row;
  const detail = row.detail ?? 0n;
  if (betIds === null || wallet === null || acceptedAt === null || closeAt === null) {
    return { verdict, detail, receipt: undefined };
  }
  const { intent, gameId, serial } = cart;
  const stake = stakeOfCart(cart);
  const receipt = {
    intent,
    gameId,
    serial: BigInt(serial),
    betIds,
    stake,
    wallet,
    acceptedAt,
    closeAt,
  };
  return { verdict, detail, receipt };
}
