import {
  hasOnly,
  inRows,
  isRecord,
  oneOf,
  rowsOf,
  type Parts,
  type Teller,
} from '../../staff/operator/proposals/index.ts';
import type { ProposalViews } from '../../../registry/proposal-view.ts';
import { text } from './text.ts';

const { add, deduct, compensate, bonus, grant } = text;
const PARTS: Parts = {
  type: { name: text.type, tell: oneOf({ add, deduct, compensate, bonus, grant }) },
  currency: null,
  total: { name: text.amount },
  times: { name: text.times },
  zh: { name: { zh: '玩家看到的说明（中文）', en: 'What players read, in Chinese' } },
  en: { name: { zh: '玩家看到的说明（英文）', en: 'What players read, in English' } },
  lines: { name: { zh: '账号与金额', en: 'Accounts and amounts' } },
};

const LINE = ['player', 'userName', 'amount'];
const lineOf = (line: unknown): unknown =>
  hasOnly(line, LINE) && typeof line['userName'] === 'string' && typeof line['amount'] === 'string'
    ? `${line['userName']} ${line['amount']}`
    : {};

const tell: Teller = ({ Content }, say) => {
  if (!isRecord(Content) || !isRecord(Content['memo']) || !Array.isArray(Content['lines']))
    return undefined;
  const { memo, lines, ...rest } = Content;
  return rowsOf(PARTS, {}, { ...rest, ...memo, lines: lines.map(lineOf) }, say);
};

/** What is asked of others about money by hand. */
const adjustProposals: ProposalViews = { 'adjust.money.change': inRows(tell) };

export default adjustProposals;
