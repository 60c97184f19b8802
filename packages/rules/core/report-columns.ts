import { CASH_FLOW_KINDS } from './cash-flow.ts';
import { KIND } from './journal-kinds.ts';

/**
 * Columns of the reports of the house (product 3.16): each kind of movement of players is in one of them. A sign of -1:
 * the column counts what went from players to the house. Together they are by how much players are richer.
 */
export const REPORT_COLUMNS = {
  deposit: 1,
  withdraw: -1,
  /** Stakes, and what of them came back: cancelled, refunded or tied. */
  bet: -1,
  back: 1,
  prize: 1,
  rebate: 1,
  /** Promotions and compensations: what the house gives. */
  promo: 1,
  fee: -1,
  adjust: 1,
  /** Between players; over all of them nothing. */
  transfer: 1,
} as const;
export type ReportColumn = keyof typeof REPORT_COLUMNS;

const BY_KIND: Readonly<Record<number, ReportColumn>> = {
  // Between an agent and a member: no money came in.
  [KIND.depositByAgent]: 'transfer',
  [KIND.depositFee]: 'fee',
  [KIND.depositFeeBack]: 'fee',
  [KIND.withdrawFee]: 'fee',
  [KIND.placeBet]: 'bet',
  [KIND.followBet]: 'bet',
  [KIND.instantBet]: 'bet',
  [KIND.compensate]: 'promo',
  // Between the bonus of a player and his cash nothing comes or goes.
  [KIND.bonusGrant]: 'promo',
  [KIND.bonusMadeGood]: 'promo',
  [KIND.bonusExpire]: 'promo',
  [KIND.bonusForfeit]: 'promo',
  [KIND.bonusRevoke]: 'promo',
};
const BY_CLASS: Readonly<Record<number, ReportColumn>> = {
  1: 'deposit',
  2: 'withdraw',
  3: 'back',
  4: 'prize',
  5: 'rebate',
  6: 'promo',
  9: 'transfer',
  11: 'adjust',
};

/** In the books of a player, between accounts of the house: he owes less, and is no richer. */
const OF_HOUSE: ReadonlySet<number> = new Set([KIND.writeOffDebt]);

/** The column of a kind; undefined: nothing of a player's comes or goes by it (class 12), or it is of the house. */
export const columnOf = (kind: number): ReportColumn | undefined =>
  OF_HOUSE.has(kind) ? undefined : (BY_KIND[kind] ?? BY_CLASS[CASH_FLOW_KINDS[kind]?.class ?? 0]);

const NAMES = Object.keys(REPORT_COLUMNS) as readonly ReportColumn[];

/** The kinds of each column. */
export const KINDS_OF: Readonly<Record<ReportColumn, readonly number[]>> = Object.fromEntries(
  NAMES.map((name) => [
    name,
    Object.keys(CASH_FLOW_KINDS)
      .map(Number)
      .filter((kind) => columnOf(kind) === name),
  ]),
) as unknown as Readonly<Record<ReportColumn, readonly number[]>>;

type Sums = Readonly<Record<ReportColumn, bigint>>;

/** Effective turnover: stakes that stood. */
export const turnoverOf = ({ bet, back }: Sums): bigint => bet - back;

/** What the house is richer by games: stakes that stood less prizes and rebates. */
export const grossOf = (sums: Sums): bigint => turnoverOf(sums) - sums.prize - sums.rebate;

/** The same with fees, and less what it gave. */
export const profitOf = (sums: Sums): bigint => grossOf(sums) + sums.fee - sums.promo;
