import { sql, type RawBuilder } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import { followBet, ledgerRows, placeBet, type Currency, type Movement } from '#ledger';
import type { Executor } from '#platform/db';
import { rowType } from '#platform/db-rows';
import { DEFAULTS, type SiteSettings } from '../../../site/settings/values/index.ts';
import type { LeafDraft } from '../../fair/commitment/index.ts';
import { addedUp } from './exposed.ts';
import type { CartReceipt } from './present-receipt.ts';
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
  /** It follows what another player bet, and is charged as that. */
  readonly follows?: true;
  /** What comes back to the player for it out of what he set aside: with its bets or not at all. */
  readonly release?: Movement;
  /** By which move of the issue it is priced; 0 while no odds of it moved. */
  readonly moves?: number | undefined;
  /** What all bets of the player in the issue may bring him; left out where it has no cap. */
  readonly issuePrize?: bigint | undefined;
  /** Nobody follows it, and nobody is shown it. */
  readonly isHidden?: boolean | undefined;
};

/** A bet without a leaf is hashed when its issue closes. */
export type CartBet = Omit<PricedBet, 'most' | 'takes'> &
  Partial<Pick<PricedBet, 'most' | 'takes'>> & {
    readonly id: string;
    readonly leaf?: LeafDraft | undefined;
  };

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
  | 'ODDS_MOVED'
  | PlaceRefusal['code'];

export type CartVerdict = {
  readonly verdict: VerdictName;
  /**
   * What is missing with NOT_ENOUGH; the prize group with REBATE_RANGE; what is left with OWN_LIMIT, until when
   * (ms) with ON_BREAK; what more the bets may bring with PRIZE_LIMIT; the number that is full with LIABILITY, as
   * `numberKey` has it.
   */
  readonly detail: bigint;
  /** The limit of the player's own that refused it, with OWN_LIMIT. */
  readonly ownLimit?: readonly [kind: number, period: number];
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
  bonus: bigint | null;
};

/** Places carts of which no two have the same player and intent. */
export async function placeCarts(
  db: Executor,
  carts: readonly Cart[],
  { betsPerIssue, charsPerIssue }: IssueLimits = DEFAULTS,
): Promise<CartVerdict[]> {
  const { rows } = await sql<Row>`
    SELECT * FROM bet_place(${betsPerIssue}, ${charsPerIssue}, ${cartRows(carts)},
      ${betRows(carts)}, ${ledgerRows(carts.map(movementsOf))},
      ${ledgerRows(carts.map(({ release }) => (release ? [release] : [])))},
      ${TAKE_ROW.of(carts.flatMap(takeRowsOf))})`.execute(db);
  invariant(rows.length === carts.length, 'every cart has a verdict');
  return rows.map((row) => verdictOf(row, carts[row.cart - 1]));
}

export const stakeOfCart = (cart: Cart): bigint =>
  cart.bets.reduce<bigint>((stake, bet) => stake + bet.stake, 0n);

/** Columns of `bet_place_cart`. */
export const CART_ROW = rowType('bet_place_cart', [
  'player',
  'intent',
  'hash',
  'issue',
  'terms',
  'stake',
  'rules',
  'moves',
  'most',
  'cap',
  'hidden',
]);

const cartRowOf = (cart: Cart) => ({
  player: cart.playerId,
  intent: cart.intent,
  hash: cart.hash,
  issue: cart.issueId,
  terms: cart.termsVersion,
  stake: stakeOfCart(cart),
  rules: cart.rulesHash ? Buffer.from(cart.rulesHash, 'hex') : null,
  moves: cart.moves ?? 0,
  most: mostOfCart(cart),
  cap: cart.issuePrize ?? null,
  hidden: cart.isHidden ?? false,
});

/** What the bets of a cart can bring at the most. */
export const mostOfCart = (cart: Cart): bigint =>
  cart.bets.reduce<bigint>((sum, { most = 0n }) => sum + most, 0n);

/** Columns of `liability_take`. */
export const TAKE_ROW = rowType('liability_take', [
  'cart',
  'issue',
  'play',
  'cell',
  'amount',
  'cap',
  'shards',
]);

const takeRowsOf = ({ issueId: issue, bets }: Cart, at: number) =>
  addedUp(bets.flatMap(({ takes = [] }) => takes)).map((take) => ({
    cart: at + 1,
    issue,
    ...take,
  }));

/** Columns of `bet_place_bet`. */
export const BET_ROW = rowType('bet_place_bet', [
  'cart',
  'id',
  'play',
  'content',
  'notes',
  'mode',
  'multiple',
  'grp',
  'odds',
  'unit',
  'stake',
  'selection',
  'leaf',
  'most_prize',
  'is_solo',
  'turnover',
]);

const betRowOf = (bet: CartBet, cart: number) => ({
  cart,
  id: bet.id,
  play: bet.play.id,
  content: bet.content,
  notes: bet.notes,
  mode: bet.mode,
  multiple: bet.multiple,
  grp: bet.prizeGroup,
  odds: bet.odds,
  unit: bet.unitStake,
  stake: bet.stake,
  selection: bet.leaf?.selectionHash ?? null,
  leaf: bet.leaf?.rest ?? null,
  most_prize: bet.mostPrize ?? null,
  is_solo: bet.isSolo ?? null,
  turnover: bet.turnover ?? null,
});

/** Carts, and the bets of all of them, as arguments of a function. */
export const cartRows = (carts: readonly Cart[]): RawBuilder<unknown> =>
  CART_ROW.of(carts.map(cartRowOf));
export const betRows = (carts: readonly Cart[]): RawBuilder<unknown> =>
  BET_ROW.of(carts.flatMap((cart, i) => cart.bets.map((bet) => betRowOf(bet, i + 1))));

/** One journal a bet (I6); those of a cart stand or fall together. */
const movementsOf = (cart: Cart) =>
  cart.bets.map((bet) =>
    (cart.follows ? followBet : placeBet)({
      playerId: cart.playerId,
      betId: bet.id,
      issueId: BigInt(cart.issueId),
      currency: cart.currency,
      amount: bet.stake,
      gameId: cart.gameId,
      serialNumber: cart.serial,
    }),
  );

/** A verdict as the database spells it: OWN_LIMIT comes with its kind and period. */
export function namedVerdict(said: string): Pick<CartVerdict, 'verdict' | 'ownLimit'> {
  const [verdict, ...own] = said.split(' ') as [VerdictName, ...string[]];
  const [kind, period] = own.map(Number);
  return { verdict, ...(kind && period && { ownLimit: [kind, period] as const }) };
}

function verdictOf(row: Row, cart: Cart | undefined): CartVerdict {
  invariant(cart, `cart ${row.cart} was sent`);
  const { bet_ids: betIds, wallet, accepted_at: acceptedAt, close_at: closeAt } = row;
  const named = namedVerdict(row.verdict);
  const detail = row.detail ?? 0n;
  if (betIds === null || wallet === null || acceptedAt === null || closeAt === null) {
    return { ...named, detail, receipt: undefined };
  }
  const { intent, gameId, serial } = cart;
  const stake = stakeOfCart(cart);
  const receipt = {
    intent,
    gameId,
    serial: BigInt(serial),
    betIds,
    stake,
    bonus: row.bonus,
    wallet,
    acceptedAt,
    closeAt,
  };
  return { ...named, detail, receipt };
}
