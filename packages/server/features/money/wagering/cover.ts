import { setImmediate as nextTurn } from 'node:timers/promises';
import { invariant } from '@fairlot/rules/core/invariant';
import { mills } from '@fairlot/rules/core/money';
import { countTurnover, type TurnoverLine } from '@fairlot/rules/odds/counted-turnover';
import { findPlayById } from '@fairlot/rules/play/index';
import type { Executor } from '#platform/db';
import {
  type CountedBet,
  type CountedPlayer,
  readBetsToCount,
  readToCount,
} from './store-counted.ts';

/** A bet of a player in an issue, or of a round, as it counts towards turnover. */
export type BetToCover = {
  readonly playId: number;
  readonly content: string;
  readonly odds: readonly bigint[];
  readonly unitStake: bigint;
  readonly mostPrize: bigint | null;
  readonly side: number | null;
  readonly stake: bigint;
  /** The refund of a tie. */
  readonly refund: bigint;
};

/** The players of a counting run with the certain part of their stakes. */
export type Covered = { readonly players: readonly bigint[]; readonly covered: readonly bigint[] };

/** Verdicts for one round of an instant game: its player waits, and others with them. */
const ROUND_WORK = 500_000;

/** Characters of selections that are read in one piece. */
const CHARS_AT_ONCE = 2_000_000n;

/** Lets others work after every piece. */
async function inPieces<T>(work: Generator<void, T>): Promise<T> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await nextTurn();
  }
}

/** Returns the certain part of the stakes of one player in one issue; ties do not count. */
async function coverOf(
  bets: readonly BetToCover[],
  drawMs: number,
  mostWork?: number,
): Promise<bigint> {
  const untied = bets.filter(({ stake, refund }) => stake > refund);
  if (untied.length < 2) return 0n;
  const lines = untied.map((bet): TurnoverLine => {
    const play = findPlayById(bet.playId)?.on(drawMs);
    const parsed = play?.parse(bet.content);
    invariant(play && parsed?.ok, `the selection of a bet on play ${bet.playId} is still one`);
    return {
      play,
      selection: parsed.value,
      odds: bet.odds,
      unitStake: mills(bet.unitStake),
      mostPrize: bet.mostPrize,
      stake: bet.stake - bet.refund,
      side: bet.side,
    };
  });
  return (await inPieces(countTurnover(lines, mostWork))).opposed;
}

/** The same of a round of an instant game. */
export const coverRound = (bets: readonly BetToCover[], drawMs: number): Promise<bigint> =>
  coverOf(bets, drawMs, ROUND_WORK);

/**
 * Finds the players of a counting run in a range, and the certain part of their stakes. Runs before the counting
 * transaction, which locks accounts: all bets of these players are judged and no longer change. `ties` has the refunds
 * of that transaction by bet.
 */
export async function coverTurnover(
  db: Executor,
  about: { readonly issueId: number; readonly run: number },
  players: { readonly from: bigint; readonly to: bigint },
  ties: ReadonlyMap<string, bigint> = new Map(),
): Promise<Covered> {
  const found = await readToCount(db, about, players);
  const covered = await coverPlayers(db, about.issueId, found, ties);
  const ids = found.map(({ playerId }) => playerId);
  return { players: ids, covered: ids.map((id) => covered.get(id) ?? 0n) };
}

/** Finds the certain part of the stakes of players in an issue; 0 where it is not in the answer. */
export async function coverPlayers(
  db: Executor,
  issueId: number,
  players: readonly CountedPlayer[],
  ties: ReadonlyMap<string, bigint> = new Map(),
): Promise<ReadonlyMap<bigint, bigint>> {
  const covered = new Map<bigint, bigint>();
  for (const some of inBatches(players.filter(({ bets }) => bets > 1))) {
    const rows = await readBetsToCount(db, issueId, some);
    for (const [player, bets] of byPlayer(rows, ties)) {
      covered.set(player, await coverOf(bets, rows[0]?.draw_at ?? 0));
    }
  }
  return covered;
}

function inBatches(players: readonly CountedPlayer[]): readonly (readonly bigint[])[] {
  const batches: bigint[][] = [];
  let chars = CHARS_AT_ONCE;
  for (const player of players) {
    if (chars >= CHARS_AT_ONCE) {
      batches.push([]);
      chars = 0n;
    }
    batches.at(-1)?.push(player.playerId);
    chars += player.chars;
  }
  return batches;
}

function byPlayer(
  rows: readonly CountedBet[],
  ties: ReadonlyMap<string, bigint>,
): ReadonlyMap<bigint, readonly BetToCover[]> {
  const players = new Map<bigint, BetToCover[]>();
  for (const row of rows) {
    const bets = players.get(row.player_id) ?? [];
    players.set(row.player_id, bets);
    bets.push({ ...betOf(row), refund: ties.get(row.id) ?? row.refund });
  }
  return players;
}

/** A bet as it is stored. */
export const betOf = (row: CountedBet): BetToCover => ({
  playId: row.play_id,
  content: row.content,
  odds: row.odds,
  unitStake: row.unit_stake,
  mostPrize: row.most_prize,
  side: row.turnover,
  stake: row.stake,
  refund: row.refund,
});
