import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Executor } from '#platform/db';
import type { Lease } from '../../lottery/claims/index.ts';
import { playOfBet, type Drawn, type Judge, type Verdict } from './judge.ts';
import { NeedsPerson } from './needs-person.ts';
import { createRecount } from './recount.ts';
import type { Range } from './range.ts';
import { readLongBets, readSelections } from './store-settle.ts';
import { keyOf, type Selected, type Winning } from './winners.ts';

/** The two counts of the winners differ: nothing is paid until a person has looked. */
export class RecountDiffers extends NeedsPerson {}

/**
 * Judges what the ranges hold, paid already or not, and recounts; undefined once another has the
 * claim. Many bets hold the same short selection: each is judged once and the database finds its
 * bets. Long selections (typed notes) are read a few at a time, bet by bet.
 */
export async function judgeIssue(
  db: Executor,
  issueId: number,
  ranges: readonly Range[],
  drawn: Drawn,
  { judge, lease }: { readonly judge: Judge; readonly lease: Lease },
): Promise<Winning | undefined> {
  const recount = createRecount();
  const judgeTwice = async ({ playId, content }: Selected): Promise<Verdict | undefined> => {
    const verdict = judge(playId, content, drawn);
    if (await recount.agrees(playId, content, drawn, verdict)) return verdict;
    throw new RecountDiffers(`issue ${issueId}: ${playOfBet(playId).code} ${content.slice(0, 80)}`);
  };
  const short = new Map<string, Selected & { verdict: Verdict }>();
  const long = new Map<string, { playId: number; verdict: Verdict }>();
  const seen = new Set<string>();
  for (const range of ranges) {
    const { selections, hasLong } = await readSelections(db, issueId, range);
    for (const selected of selections) {
      const key = keyOf(selected.playId, selected.content);
      if (seen.has(key)) continue;
      seen.add(key);
      if (!(await lease.isOurs())) return undefined;
      const verdict = await judgeTwice(selected);
      if (verdict) short.set(key, { ...selected, verdict });
    }
    if (!hasLong) continue;
    for await (const bet of readLongBets(db, issueId, range)) {
      if (!(await lease.isOurs())) return undefined;
      const verdict = await judgeTwice(bet);
      if (verdict) long.set(bet.id, { playId: bet.playId, verdict });
      // A long selection takes a while to read: others come first.
      await nextTurn();
    }
  }
  return { short, long };
}
