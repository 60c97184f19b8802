import { CASH_FLOW_KINDS } from './cash-flow.ts';
import { KIND } from './journal-kinds.ts';
import { LINE_FIGURE } from './line-figures.ts';

/**
 * Columns of the reports of the house (product 3.16). Stakes, prizes and effective turnover of bets are settled figures
 * (line-figures.ts), on the day and hour of their settlement; all else is what kinds of journals moved, when they were
 * posted. A sign of -1: the column counts what went from players to the house.
 */
export const REPORT_COLUMNS = {
  deposit: 1,
  withdraw: -1,
  /** Stakes that stood: without what was cancelled, refunded or tied. */
  bet: 1,
  /** Effective turnover (product 5.4). */
  turnover: 1,
  /** Prizes, and commissions of followed bets. */
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
  3: 'bet',
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

/** Journals of the stakes of bets, and of what came back of them. */
export const STAKE_KINDS: readonly number[] = Object.keys(CASH_FLOW_KINDS)
  .map(Number)
  .filter((kind) => columnOf(kind) === 'bet');

/** Journals by which bets are staked and paid: the settled figures have them. */
export const BET_KINDS: readonly number[] = [
  ...STAKE_KINDS,
  KIND.payout,
  KIND.reversePayout,
  KIND.instantPrize,
];

const FIGURES: Partial<Record<ReportColumn, number>> = {
  bet: LINE_FIGURE.settledStake,
  turnover: LINE_FIGURE.turnover,
  prize: LINE_FIGURE.settledPrize,
};

const NAMES = Object.keys(REPORT_COLUMNS) as readonly ReportColumn[];

const kindsBy = (pick: (name: ReportColumn, kinds: readonly number[]) => readonly number[]) =>
  Object.fromEntries(
    NAMES.map((name) => {
      const kinds = Object.keys(CASH_FLOW_KINDS).map(Number);
      return [
        name,
        pick(
          name,
          kinds.filter((kind) => columnOf(kind) === name),
        ),
      ];
    }),
  ) as unknown as Readonly<Record<ReportColumn, readonly number[]>>;

/** The kinds of each column as they were posted; no journal is turnover. */
export const POSTED_KINDS_OF = kindsBy((_, kinds) => kinds);

/** The kinds and settled figures of each column. */
export const KINDS_OF = kindsBy((name, kinds) => {
  const figure = FIGURES[name];
  const posted = kinds.filter((kind) => !BET_KINDS.includes(kind));
  return figure === undefined ? posted : [figure, ...posted];
});

type Sums = Readonly<Record<ReportColumn, bigint>>;

/** What the house is richer by games: stakes that stood less prizes and rebates. */
export const grossOf = (sums: Sums): bigint => sums.bet - sums.prize - sums.rebate;

/** The same with fees, and less what it gave. */
export const profitOf = (sums: Sums): bigint => grossOf(sums) + sums.fee - sums.promo;
