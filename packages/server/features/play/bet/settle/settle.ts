import { mills, type Money } from '@fairlot/rules/core/money';
import { invariant } from '@fairlot/rules/core/invariant';
import type { Category } from '@fairlot/rules/lottery/index';
import { postAll, sweepIssue, type Currency, postEvery } from '#ledger';
import { transaction, type Tx } from '#platform/db';
import type { Platform } from '#platform/feature';
import { hasBonusStakes, NO_SHARES, sharesOf } from '../../../money/bonus/index.ts';
import { finishIssue } from '../../fair/draw/index.ts';
import { countEnded } from '../../responsible-gaming/index.ts';
import { createLease, keepClaim, type Claim, type Lease } from '../../lottery/claims/index.ts';
import { getIssue, type Issue } from '../../lottery/issues/index.ts';
import { readGame } from '../../lottery/games/index.ts';
import { ownRebates, payAgents } from '../../rebate/index.ts';
import { countTurnover, coverTurnover, hasOpenLines } from '../../../money/wagering/index.ts';
import { checkLeaves, walkLeaves } from './check-leaves.ts';
import { giveBack } from './give-back.ts';
import { awardEvent } from '../odds/hub.ts';
import { judge as judgeByRules, type Judge } from './judge.ts';
import { judgeIssue, RecountDiffers } from './judge-issue.ts';
import { createFairQueue, workOff, type FairQueue } from './fair-queue.ts';
import { byPlayer, drawOf, endingIn, movementsOf } from './paying.ts';
import { chainsOf, continuedBy, joined, playersEndingIn, rangesOf, type Range } from './range.ts';
import { readLeft, readPaid, readRecount, takeTime, type Paid } from './store-recount.ts';
import { readEnds, readWinners, settleRange, takeAwards } from './store-settle.ts';
import { winsOf, type Win, type Winning } from './winners.ts';

/**
 * Pays the bets of a drawn issue, each exactly once. First the whole issue is judged and recounted,
 * then the money moves in chunks. A chunk is one transaction; whatever crashes, the bets
 * that are left are still in state BET, and the next worker takes them up.
 */
export type SettleOptions = {
  readonly currency: Currency;
  /** Replaced only by the test that proves that the recount stops a wrong judge. */
  readonly judge?: Judge;
  /** Bets a chunk, about. */
  readonly chunk?: number;
  /** Shared with the other issues that this process settles. */
  readonly lanes?: FairQueue;
};

export type SettleResult = 'settled' | 'fenced';

/** So few that neither the accounts nor the thread of everybody are held for long. */
export const CHUNK = 1_000;
export const LANES = 2;
/** Chunks whose leaves are looked at in one piece. */
const LEAF_CHUNKS = 4;
/**
 * What wins costs most: chunks are joined up to so many wins a bet of one, on the average of the issue, and so many at
 * most. Where wins stand close a joined chunk has more. Selections are read so many chunks at a time.
 */
const WINS_A_CHUNK = 0.5;
const MOST_JOINED = 5;

/** Only a recorded correction starts another run. */
const RUN = 1;

/** Known before any money moves. */
type Counted = {
  readonly winning: Winning;
  /** What the recount says that each bet is to receive. */
  readonly recountHash: string;
  /** Bets that it is for. */
  readonly winners: number;
};

type Work = Counted & {
  readonly platform: Platform;
  readonly claim: Claim;
  readonly issue: Issue;
  readonly category: Category;
  readonly currency: Currency;
  readonly lease: Lease;
  /** Whether anybody has to turn money over. */
  readonly hasLines: boolean;
  /** Whether any of its bets took of a bonus. */
  readonly hasBonus: boolean;
};

export async function settle(
  platform: Platform,
  claim: Claim,
  options: SettleOptions,
): Promise<SettleResult> {
  const { db } = platform;
  const { currency, judge = judgeByRules, chunk = CHUNK, lanes = createFairQueue(LANES) } = options;
  const lease = createLease(db, claim);
  const issue = await getIssue(db, claim.issueId);
  const category = (await readGame(db, issue.gameId))?.category;
  invariant(category, `game ${issue.gameId} has a category`);
  const drawn = { draw: drawOf(category, issue), drawMs: issue.drawMs };
  const ranges = rangesOf(await readEnds(db, issue.id, chunk));
  if (issue.knownMs !== null) {
    // Whoever bet after its number was known gets his stake back, before anybody is paid.
    const back = { platform, claim, issue, currency, lease };
    const isBack = await workOff(lanes, issue.id, chainsOf(ranges), (range) =>
      giveBack(back, range, 'known'),
    );
    if (!isBack) return 'fenced';
  }
  const walk = walkLeaves(platform, issue, joined(ranges, LEAF_CHUNKS), lease);
  const count = async (): Promise<Counted | undefined> => {
    const winning = await judgeIssue(db, issue.id, joined(ranges, MOST_JOINED), drawn, {
      judge,
      lease,
    });
    if (!winning) return undefined;
    const { hash: recountHash, winners } = await lease.during(readRecount(db, issue.id, winning));
    return (await walk()) ? { winning, recountHash, winners } : undefined;
  };
  const [counted, isCommitted] = await both(count(), checkLeaves(platform, issue, walk, lease));
  if (!counted || !isCommitted) return 'fenced';
  const [hasLines, hasBonus] = [await hasOpenLines(db), await hasBonusStakes(db, issue.id)];
  const sure = { hasLines, hasBonus };
  const work = { platform, claim, issue, category, ...counted, currency, lease, ...sure };
  const winsABet = counted.winners / (ranges.length * chunk);
  const size = Math.max(1, Math.min(MOST_JOINED, Math.floor(WINS_A_CHUNK / winsABet)));
  const chains = chainsOf(joined(ranges, size));
  const isOurs = await workOff(lanes, issue.id, chains, (range) => payRange(work, range));
  if (!isOurs) return 'fenced';
  // What is left of the pool is known once agents have got theirs of it.
  const payLast = async (): Promise<Money | undefined> =>
    (await payAgents(db, claim, { issue, run: RUN, currency }))
      ? lease.during(readLeft(db, issue.id, currency))
      : undefined;
  const [left, paid] = await both(payLast(), lease.during(readPaid(db, issue.id)));
  return left !== undefined && (await finish(work, paid, left)) ? 'settled' : 'fenced';
}

/** Side by side, and never ended while one still works: what was thrown waits for the other. */
async function both<A, B>(one: Promise<A>, other: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([one, other]);
  return Promise.all([one, other]);
}

/** Settles the bets of a range; false when another worker has taken over. */
async function payRange(work: Work, range: Range): Promise<boolean> {
  const { platform, claim, issue, winning } = work;
  if (!(await work.lease.isOurs())) return false;
  const wins = winsOf(await readWinners(platform.db, issue.id, range, winning), winning);
  const run = { issueId: issue.id, run: RUN, currency: work.currency };
  const players = playersEndingIn(range);
  // Some seconds for each player whose bets look at many draws.
  const covered =
    work.hasLines &&
    (await work.lease.during(coverTurnover(platform.db, run, players, tiesOf(wins))));
  return transaction(platform.db, async (tx) => {
    const ended = await settleRange(tx, claim, range, wins);
    if (!ended) return false;
    await pay(work, tx, wins, range, ended.rebated > 0 || continuedBy(range) !== undefined);
    if (covered) await countTurnover(tx, run, covered);
    return true;
  });
}

/** Refunds by bet. */
const tiesOf = (wins: readonly Win[]): ReadonlyMap<string, bigint> =>
  new Map(wins.flatMap(({ id, refund }) => (refund > 0n ? [[id, refund] as const] : [])));

/**
 * Moves the money of the wins, player by player, and what players get back of their own bets; tells the players whose
 * last open bet this was what they won in the issue as a whole: also him who won only in a chunk before.
 */
async function pay(
  { platform, issue, category, currency, hasBonus }: Work,
  tx: Tx,
  wins: readonly Win[],
  range: Range,
  mayRebate: boolean,
): Promise<void> {
  const shares = hasBonus ? await sharesOf(tx, issue.id, wins) : NO_SHARES;
  const prizes = byPlayer(wins).map((won) =>
    won.flatMap((win) => movementsOf(issue, currency, RUN, win, shares)),
  );
  const rebates = mayRebate
    ? await ownRebates(tx, { issue, run: RUN, currency }, playersEndingIn(range))
    : [];
  await postEvery(tx, [...prizes, ...rebates]);
  await countEnded(tx, wins);
  const run = { issueId: issue.id, run: RUN, currency };
  const awards = await takeAwards(tx, run, endingIn(range, wins));
  const events = awards.map((won) => awardEvent(won.playerId, issue, category, won));
  await platform.announce.write(tx, events);
}

/** Empties the pool into the house and publishes what was paid; false when fenced. */
function finish(
  { platform, claim, issue, currency, recountHash }: Work,
  { winners, payoutSum, open, hash }: Paid,
  left: Money,
): Promise<boolean> {
  return transaction(platform.db, async (tx) => {
    if (!(await keepClaim(tx, claim))) return false;
    // Whoever has the claim alone moves money of the issue: what was added up before still holds.
    invariant(open === 0, `all bets of issue ${issue.id} are settled`);
    if (hash !== recountHash) {
      throw new RecountDiffers(`issue ${issue.id}: the ledger did not pay what was recounted`);
    }
    const { gameId, serialNumber } = issue;
    const sweep = sweepIssue({
      issueId: BigInt(issue.id),
      currency,
      left,
      run: RUN,
      gameId,
      serialNumber,
    });
    // Late, as it holds the lock that sealing the books waits for; and it may have to wait for those who seal them.
    await takeTime(tx);
    if (sweep) await postAll(tx, [[sweep]]);
    const settlement = { winners, payoutSum: mills(payoutSum), recountHash };
    await finishIssue(platform, tx, claim, settlement);
    return true;
  });
}
