import * as z from 'zod/mini';
import { formatAmount, readAmountText } from '@fairlot/rules/core/amount-text';
import type { Money } from '@fairlot/rules/core/money';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Refusal } from '@fairlot/wire/core';
import type { TERMS_CODES } from '@fairlot/wire/money/exchange-rate';
import type { Db } from '#platform/db';
import type { TwoPersonAct } from '#platform/feature';
import { type Person, propose, type ProposalRow } from '../../staff/operator/proposals/index.ts';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { lockTerms, type TermsRow, writeTerms } from './store.ts';
import { RATE_PAGE } from './take-rate.ts';

const PERMISSION = 'rate.usdt.change';
const TARGET = 'usdt';

/** What was frozen; amounts as text, so that who confirms reads them. */
const Frozen = z.object({
  spread: z.int(),
  fixed: z.nullable(z.string()),
  minutes: z.int(),
});

type Fault = Refusal<typeof TERMS_CODES>;
export type WantedTerms = {
  readonly seen: number;
  readonly spread: number;
  readonly fixed: Money | undefined;
  /** How long the fixed rate holds, from the confirmation on. */
  readonly minutes: number;
};

const shown = ({ spread, fixed, is_fixed: isFixed }: TermsRow) => ({
  spread,
  fixed: isFixed && fixed !== null ? formatAmount(fixed as Money) : null,
});

/** Asks another operator to change the spread, or to fix the rate for a while. */
export async function proposeTerms(
  db: Db,
  maker: Person,
  { seen, spread, fixed, minutes }: WantedTerms,
  reason: string,
): Promise<Result<ProposalRow, Fault>> {
  const deed = { permission: PERMISSION, target: TARGET, reason } as const;
  const put = await propose<'TERMS_CHANGED' | 'NO_CHANGE'>(db, maker, deed, async (tx) => {
    const terms = await lockTerms(tx);
    if (terms.version !== seen) return refused('TERMS_CHANGED');
    const isSame = spread === terms.spread && fixed === undefined && !terms.is_fixed;
    if (isSame) return refused('NO_CHANGE');
    const text = fixed === undefined ? null : formatAmount(fixed);
    return ok({ before: shown(terms), content: { spread, fixed: text, minutes } });
  });
  return put.ok ? put : refused({ code: put.error } as Fault);
}

export const changeTerms: TwoPersonAct = {
  permission: PERMISSION,
  change: async (tx, content) => {
    const { spread, fixed, minutes } = Frozen.parse(content);
    const before = shown(await lockTerms(tx));
    const wanted = fixed === null ? undefined : readAmountText(fixed.replaceAll(',', ''));
    if (fixed !== null && wanted === undefined) return undefined;
    await writeTerms(tx, { spread, fixed: wanted ?? null, minutes });
    await publishPageChanges(tx, [RATE_PAGE], TARGET);
    return { before, after: { spread, fixed, minutes } };
  },
};
