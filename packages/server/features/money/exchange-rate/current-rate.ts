import { mills, type Money } from '@fairlot/rules/core/money';
import { rateIn, rateOut } from '@fairlot/rules/payee/rate';
import type { Executor } from '#platform/db';
import { rateSettings } from './settings.ts';
import { listLately, readTerms, type TermsRow } from './store.ts';

export type Rate = {
  /** Thousandths of the site's money for one USDT. */
  readonly rate: Money;
  /** Of when it is. */
  readonly atMs: number;
};

/** The middle that holds now: what operators fixed, or what the sources said not too long ago. */
function midOf(terms: TermsRow, staleMs: number): Rate | undefined {
  if (terms.is_fixed) return { rate: mills(terms.fixed ?? 0n), atMs: Number(terms.now_ms) };
  if (terms.mid === null || Number(terms.now_ms) - Number(terms.seen_ms) > staleMs)
    return undefined;
  return { rate: mills(terms.mid), atMs: Number(terms.seen_ms) };
}

/** What one USDT that comes in is worth, and until when an order made now keeps it; undefined: no rate is to be had. */
export async function depositRate(
  db: Executor,
): Promise<(Rate & { readonly untilMs: number }) | undefined> {
  const [terms, set] = [await readTerms(db), await rateSettings.read(db)];
  const mid = midOf(terms, set.rateStaleSeconds * 1_000);
  if (!mid) return undefined;
  const untilMs = Number(terms.now_ms) + set.rateLockMinutes * 60_000;
  return { rate: rateIn(mid.rate, terms.spread), atMs: mid.atMs, untilMs };
}

/** What one USDT that goes out costs now, and for how many seconds whoever saw it may ask for it. */
export async function withdrawRate(
  db: Executor,
): Promise<(Rate & { readonly goodS: number }) | undefined> {
  const [terms, set] = [await readTerms(db), await rateSettings.read(db)];
  const mid = midOf(terms, set.rateStaleSeconds * 1_000);
  if (!mid) return undefined;
  return { rate: rateOut(mid.rate, terms.spread), atMs: mid.atMs, goodS: set.rateQuoteSeconds };
}

/** Whether a player may be given the rate that he saw: it holds, or held not longer ago than a quote is good. */
export async function isQuoted(db: Executor, seen: Money): Promise<boolean> {
  const now = await withdrawRate(db);
  if (!now) return false;
  if (now.rate === seen) return true;
  const { spread, is_fixed: isFixed } = await readTerms(db);
  // What two operators fixed holds from that moment on.
  if (isFixed) return false;
  const lately = await listLately(db, now.goodS);
  return lately.some((mid) => rateOut(mills(mid), spread) === seen);
}
