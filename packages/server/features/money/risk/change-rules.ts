import * as z from 'zod/mini';
import { RISK_NAMES, type RiskTerms } from '@fairlot/rules/check/risk-score';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { WithdrawRisk } from '@fairlot/rules/check/withdraw-risk';
import type { Refusal } from '@fairlot/wire/core';
import type { RiskRules, RULES_CODES } from '@fairlot/wire/money/risk';
import type { Db } from '#platform/db';
import type { TwoPersonAct } from '#platform/feature';
import { type Person, propose, type ProposalRow } from '../../staff/operator/proposals/index.ts';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { lockTerms, writeTerms } from './store-rules.ts';

export const RULES_PAGE = 'risk.rules';
const PERMISSION = 'risk.rules.change';
const TARGET = 'risk rules';

/** What is frozen and shown to who confirms: of the marks those alone that change. */
const Frozen = z.object({
  marks: z.partialRecord(
    z.enum(RISK_NAMES as [WithdrawRisk, ...WithdrawRisk[]]),
    z.object({ isOn: z.boolean(), from: z.int(), weight: z.int() }),
  ),
  lookFrom: z.int(),
  freezeFrom: z.int(),
});
type Frozen = z.output<typeof Frozen>;
type Fault = Refusal<typeof RULES_CODES>;

/** Rules as they are told, as they are judged by: the contract holds that every mark is there once. */
export const termsOf = ({ Rules, LookFrom, FreezeFrom }: RiskRules): RiskTerms => ({
  rules: Object.fromEntries(
    Rules.map(({ Mark, IsOn, From, Weight }) => [Mark, { isOn: IsOn, from: From, weight: Weight }]),
  ) as RiskTerms['rules'],
  lookFrom: LookFrom,
  freezeFrom: FreezeFrom,
});

/** Of both what differs. */
function between(now: RiskTerms, wanted: RiskTerms): { before: Frozen; after: Frozen } {
  const changed = RISK_NAMES.filter((name) => {
    const [a, b] = [now.rules[name], wanted.rules[name]];
    return a.isOn !== b.isOn || a.from !== b.from || a.weight !== b.weight;
  });
  const marksOf = ({ rules, lookFrom, freezeFrom }: RiskTerms): Frozen => ({
    marks: Object.fromEntries(changed.map((name) => [name, rules[name]])) as Frozen['marks'],
    lookFrom,
    freezeFrom,
  });
  return { before: marksOf(now), after: marksOf(wanted) };
}

/** Asks another operator to change how marks count. */
export async function proposeRules(
  db: Db,
  maker: Person,
  { seen, wanted }: { readonly seen: number; readonly wanted: RiskTerms },
  reason: string,
): Promise<Result<ProposalRow, Fault>> {
  const deed = { permission: PERMISSION, target: TARGET, reason } as const;
  const put = await propose<'RULES_CHANGED' | 'NO_CHANGE'>(db, maker, deed, async (tx) => {
    const { version, terms } = await lockTerms(tx);
    if (version !== seen) return refused('RULES_CHANGED');
    const { before, after } = between(terms, wanted);
    const isSame =
      Object.keys(after.marks).length === 0 &&
      before.lookFrom === after.lookFrom &&
      before.freezeFrom === after.freezeFrom;
    if (isSame) return refused('NO_CHANGE');
    return ok({ before, content: after });
  });
  return put.ok ? put : refused({ code: put.error } as Fault);
}

export const changeRules: TwoPersonAct = {
  permission: PERMISSION,
  change: async (tx, content) => {
    const { marks, lookFrom, freezeFrom } = Frozen.parse(content);
    const { terms } = await lockTerms(tx);
    const wanted = { rules: { ...terms.rules, ...marks }, lookFrom, freezeFrom };
    const { before, after } = between(terms, wanted);
    await writeTerms(tx, wanted);
    await publishPageChanges(tx, [RULES_PAGE], TARGET);
    return { before, after };
  },
};
