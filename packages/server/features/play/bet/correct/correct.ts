import { invariant } from '@fairlot/rules/core/invariant';
import { type Money, ZERO } from '@fairlot/rules/core/money';
import type { Category } from '@fairlot/rules/lottery/index';
import {
  type Currency,
  findPosted,
  payoutKey,
  type Posted,
  poolBalance,
  postAll,
  readPosted,
  reverse,
  sweepIssue,
  tieKey,
  type Unit,
  postEvery,
} from '#ledger';
import { newId, transaction, type Tx } from '#platform/db';
import type { Platform } from '#platform/feature';
import { correctBonus } from '../../../money/bonus/index.ts';
import { countCorrected } from '../../responsible-gaming/index.ts';
import { type Claim, createLease, keepClaim, type Lease } from '../../lottery/claims/index.ts';
import { getIssue, type Issue } from '../../lottery/issues/index.ts';
import { markCorrected, runningCorrection } from '../../lottery/steps/index.ts';
import { readGame } from '../../lottery/games/index.ts';
import { postMessages } from '../../../messaging/inbox/index.ts';
import { payAgain } from '../../rebate/index.ts';
import { countTurnover, coverTurnover } from '../../../money/wagering/index.ts';
import { type ChangedBet, changedBets } from './changed-bets.ts';
import { correctedEvent } from '../odds/hub.ts';
import { drawCorrected } from './inbox-text.ts';
import { judge } from '../settle/judge.ts';
import { judgeIssue, RecountDiffers } from '../settle/judge-issue.ts';
import { createFairQueue, workOff } from '../settle/fair-queue.ts';
import { byPlayer, drawOf, endingIn, movementsOf } from '../settle/paying.ts';
import { chainsOf, type Range, rangesOf } from '../settle/range.ts';
import { CHUNK, LANES, type SettleOptions, type SettleResult } from '../settle/settle.ts';
import { correctRange, lastOfNext, readEnded, takeCorrected } from './store-correct.ts';
import { readPaidHash, readRecount, takeTime } from '../settle/store-recount.ts';
import { readByIndex, readEnds } from '../settle/store-settle.ts';
import type { Winning } from '../settle/winners.ts';

/** Players whose turnover is counted in one transaction. */
const PLAYERS_AT_ONCE = 1_000;

/**
 * Ends the bets of an awarded issue as its corrected number says, each exactly once: judged and recounted as
 * a whole first, then in chunks. A bet that ends otherwise is paid by this run, and what the run before had
 * paid it is taken back, in one transaction with its row; one that ends as before is left alone. Whatever
 * crashes, the bets that are left still bear the run before.
 */
type Work = {
  readonly platform: Platform;
  readonly claim: Claim;
  readonly issue: Issue;
  readonly category: Category;
  readonly currency: Currency;
  readonly run: number;
  readonly lease: Lease;
  readonly winning: Winning;
};

export async function correct(
  platform: Platform,
  claim: Claim,
  { currency, chunk = CHUNK, lanes = createFairQueue(LANES) }: Omit<SettleOptions, 'judge'>,
): Promise<SettleResult> {
  const { db } = platform;
  const lease = createLease(db, claim);
  const issue = await getIssue(db, claim.issueId);
  const category = (await readGame(db, issue.gameId))?.category;
  const run = await runningCorrection(db, issue.id);
  // Another has finished it since it was claimed.
  if (run === undefined) return 'fenced';
  invariant(category, `game ${issue.gameId} has a category`);
  const drawn = { draw: drawOf(category, issue), drawMs: issue.drawMs };
  const ranges = rangesOf(await readEnds(db, issue.id, chunk));
  const winning = await judgeIssue(db, issue.id, ranges, drawn, { judge, lease });
  if (!winning) return 'fenced';
  const { hash: recountHash } = await lease.during(readRecount(db, issue.id, winning));
  const work = { platform, claim, issue, category, currency, run, lease, winning };
  const isOurs = await workOff(lanes, issue.id, chainsOf(ranges), (range) =>
    correctOne(work, range),
  );
  const isPaid = isOurs && (await payAgain(db, claim, { issue, run, currency }));
  const isCounted = isPaid && (await countPages(work));
  return isCounted && (await finish(work, recountHash)) ? 'settled' : 'fenced';
}

/**
 * Counts anew what players turned over, a page of them a transaction: whoever comes after a crash finds those
 * counted that are, for each is counted once a run. False when another worker has taken over.
 */
async function countPages({
  platform,
  claim,
  issue,
  run,
  currency,
  lease,
}: Work): Promise<boolean> {
  const { db } = platform;
  const about = { issueId: issue.id, run, currency };
  for (let after = 0n; ;) {
    const last = await lastOfNext(db, issue.id, after, PLAYERS_AT_ONCE);
    if (last === undefined) return true;
    const players = { from: after + 1n, to: last };
    const covered = await lease.during(coverTurnover(db, about, players));
    const isOurs = await transaction(db, async (tx) => {
      if (!(await keepClaim(tx, claim))) return false;
      await countTurnover(tx, about, covered);
      return true;
    });
    if (!isOurs) return false;
    after = last;
  }
}

/** Corrects the bets of a range; false when another worker has taken over. */
async function correctOne(work: Work, range: Range): Promise<boolean> {
  const { platform, claim, issue, run, winning } = work;
  if (!(await work.lease.isOurs())) return false;
  return transaction(platform.db, async (tx) => {
    await readByIndex(tx);
    const ended = await readEnded(tx, issue.id, run, range, winning);
    const changed = changedBets(ended, winning);
    const wins = changed.map(({ is }) => is);
    if ((await correctRange(tx, claim, run, range, wins)) === undefined) return false;
    await pay(work, tx, changed);
    const about = { issueId: issue.id, run, currency: work.currency };
    const corrected = await takeCorrected(tx, about, endingIn(range, changed));
    const events = corrected.map((each) => correctedEvent(issue, work.category, each));
    await platform.announce.write(tx, events);
    await postCorrected(work, tx, corrected);
    return true;
  });
}

/** The inbox keeps what the event of a correction says. */
async function postCorrected(
  { issue, category, run }: Work,
  tx: Tx,
  corrected: readonly { readonly playerId: bigint; readonly taken: Money; readonly paid: Money }[],
): Promise<void> {
  const { id, gameId, serialNumber: serial, winningNumber } = issue;
  const about = { name: category.name, gameId, serial, number: winningNumber ?? '' };
  const said = { tab: 'prizes', key: `corrected:${id}:${run}`, isQuiet: true } as const;
  await postMessages(
    tx,
    corrected.map((each) => ({
      ...said,
      playerId: each.playerId,
      ...drawCorrected(about, each),
    })),
  );
}

/** Pays by this run and takes back by the run before, player by player. */
async function pay(
  { issue, currency, run }: Work,
  tx: Tx,
  changed: readonly ChangedBet[],
): Promise<void> {
  const issueId = BigInt(issue.id);
  const keys = changed.flatMap(({ playerId, was }) => [
    ...(was.prize > ZERO ? [{ playerId, key: payoutKey(issueId, was.id, was.run) }] : []),
    ...(was.refund > ZERO ? [{ playerId, key: tieKey(issueId, was.id, was.run) }] : []),
  ]);
  const refs = await findPosted(tx, keys);
  invariant(refs.length === keys.length, `issue ${issue.id}: what was paid is in the books`);
  const posted = new Map<bigint, Posted[]>();
  for (const paid of await readPosted(tx, refs)) {
    posted.set(paid.playerId, [...(posted.get(paid.playerId) ?? []), paid]);
  }
  const before = changed.flatMap(({ playerId, was: { id: betId, run: old, prize, refund } }) => [
    { playerId, betId, of: 'prize' as const, amount: prize, key: payoutKey(issueId, betId, old) },
    { playerId, betId, of: 'refund' as const, amount: refund, key: tieKey(issueId, betId, old) },
  ]);
  const ended = changed.map(({ is }) => is);
  const bonus = await correctBonus(tx, { ...issue, run }, currency, ended, before);
  // First what comes in: nobody's balance falls below zero for a moment alone.
  const units: Unit[] = byPlayer(changed).map((bets) => [
    ...bets.flatMap(({ is }) => movementsOf(issue, currency, run, is, bonus.shares)),
    ...(posted.get(bets[0]?.playerId ?? 0n) ?? []).flatMap((paid) => [
      ...(bonus.before.get(paid.key) ?? []),
      ...reverse([paid], newId()),
    ]),
  ]);
  const moving = units.filter((unit) => unit.length > 0);
  await postEvery(tx, moving);
  await countCorrected(tx, run, ended);
}

/** Empties the pool into the house again, once the books say what was recounted; false when fenced. */
function finish(
  { platform, claim, issue, currency, run }: Work,
  recount: string,
): Promise<boolean> {
  return transaction(platform.db, async (tx) => {
    if (!(await keepClaim(tx, claim))) return false;
    await takeTime(tx);
    if ((await readPaidHash(tx, issue.id)) !== recount) {
      throw new RecountDiffers(`issue ${issue.id}: the ledger did not pay what was recounted`);
    }
    const left = await poolBalance(tx, issue.id, currency);
    const { gameId, serialNumber } = issue;
    const issueId = BigInt(issue.id);
    const sweep = sweepIssue({ issueId, currency, left, run, gameId, serialNumber });
    if (sweep) await postAll(tx, [[sweep]]);
    await markCorrected(platform, tx, claim, run);
    return true;
  });
}
