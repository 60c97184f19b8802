import { WITHDRAW_RISKS } from '@fairlot/rules/check/withdraw-risk';
import {
  hasOnly,
  inRows,
  isRecord,
  rowsOf,
  type Parts,
  type Teller,
} from '../../staff/operator/proposal-content/index.ts';
import type { ProposalViews } from '../../../registry/proposal-view.ts';
import { text } from './text.ts';

const PARTS: Parts = {
  ...Object.fromEntries(
    Object.entries(WITHDRAW_RISKS).map(([mark, { zh, en }]) => [mark, { name: { zh, en } }]),
  ),
  lookFrom: { name: text.lookFrom },
  freezeFrom: { name: text.freezeFrom },
};

const OFF = { zh: '停用', en: 'Off' };

/** Rules with each mark told in one line: whether it is on, from what, and what it counts. */
const tell: Teller = ({ Before, Content }, say) => {
  const flat = (rules: unknown): Readonly<Record<string, unknown>> | undefined => {
    if (!isRecord(rules) || !isRecord(rules['marks'])) return undefined;
    const { marks, ...rest } = rules;
    const lines = Object.entries(marks as Record<string, unknown>).map(([mark, rule]) => {
      if (!hasOnly(rule, ['isOn', 'from', 'weight'])) return [mark, [{}]];
      const { isOn, from, weight } = rule;
      const state = say(isOn === true ? text.isOn : OFF);
      return [
        mark,
        `${state} · ${say(text.from)} ${String(from)} · ${say(text.weight)} ${String(weight)}`,
      ];
    });
    return { ...rest, ...Object.fromEntries(lines) };
  };
  const [before, after] = [flat(Before), flat(Content)];
  return before && after ? rowsOf(PARTS, before, after, say) : undefined;
};

/** What is asked of others about rules of risk. */
const riskProposals: ProposalViews = {
  'risk.rules.change': inRows(tell, { subject: (_proposal, say) => say(text.rules) }),
};

export default riskProposals;
