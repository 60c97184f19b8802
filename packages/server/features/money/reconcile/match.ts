import { mills } from '@fairlot/rules/core/money';
import { retrying, transaction, type Tx } from '#platform/db';
import type { Platform } from '#platform/feature';
import { readNowMs } from '../../staff/operator/sign-in/index.ts';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { counterparts, type Line } from '../provider/adapters/index.ts';
import { bookSettlement } from './book-settlement.ts';
import { type BreakKind, LINE_KINDS, nameIn } from './kinds.ts';
import { endBreaks, endOthers, insertBreak } from './store-break.ts';
import { isDoubled, type LineRow, moveLine, takeLines } from './store-line.ts';
import { addToSum, holdSum } from './store-read.ts';

export const PAGE = 'reconcile.breaks';
const MOST = 200;
/** So long a line may wait for its order here: callbacks and questions of a minute are on their way. */
export const GRACE_MS = 10 * 60_000;
const AGAIN_S = 60;

type Verdict = 'matched' | 'pending' | { readonly kind: BreakKind; readonly here: bigint | null };

/**
 * Matches lines of statements with what is here, by number, amount and state. What has no counterpart is looked for
 * again until it has waited long enough to be a break; a break whose counterpart comes later ends by itself.
 */
export async function matchLines(platform: Platform): Promise<boolean> {
  const lines = await takeLines(platform.db, { againS: AGAIN_S, most: MOST });
  for (const line of lines) {
    await retrying(() => transaction(platform.db, (tx) => matchLine(platform, tx, line)));
  }
  return lines.length === MOST;
}

async function matchLine(platform: Platform, tx: Tx, line: LineRow): Promise<void> {
  const verdict = await judge(platform, tx, line);
  if (verdict === 'pending') return;
  const { provider, kind: what, no, ref, amount, currency } = line;
  if (verdict !== 'matched') {
    await moveLine(tx, line, 'broken');
    const made = { provider, what, no, ref, here: verdict.here, there: amount, currency };
    const isNew = await insertBreak(tx, { ...made, kind: verdict.kind });
    // The second of its like says nothing about the first.
    const isOver =
      verdict.kind !== 'doubled' && (await endOthers(tx, { ...made, kind: verdict.kind }));
    if (isNew || isOver) await publishPageChanges(tx, [PAGE], no);
    return;
  }
  if (!(await moveLine(tx, line, 'matched'))) return;
  if (what === LINE_KINDS.payout) {
    await holdSum(tx, provider, currency);
    await addToSum(tx, line, { payouts: amount });
  }
  if (await endBreaks(tx, { provider, what, no, ref })) await publishPageChanges(tx, [PAGE], no);
}

async function judge({ ports }: Platform, tx: Tx, row: LineRow): Promise<Verdict> {
  if (await isDoubled(tx, row)) return { kind: 'doubled', here: null };
  const kind = nameIn(LINE_KINDS, row.kind);
  if (kind === 'settle' || kind === 'fund') return bookSettlement(tx, row, kind);
  const { provider, no, ref, currency } = row;
  const amount = mills(row.amount);
  const line: Line = { provider, kind, no, ref, amount, currency };
  const found = await ports
    .all(counterparts)
    .find((each) => each.kind === kind)
    ?.find(tx, line);
  const isSame = found?.amount === amount && found.currency.trim() === currency;
  if (found?.isDone === true && isSame) return 'matched';
  if (Number(row.seen_ms) + GRACE_MS > (await readNowMs(tx))) return 'pending';
  if (!found) return { kind: 'missingHere', here: null };
  return found.isDone
    ? { kind: 'otherAmount', here: found.amount }
    : { kind: 'otherState', here: null };
}
