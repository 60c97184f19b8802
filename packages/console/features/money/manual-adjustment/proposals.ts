import {
  asTimes,
  hasOnly,
  inRows,
  isRecord,
  oneOf,
  rowsOf,
  type Parts,
  type Teller,
  withAbout,
} from '../../staff/operator/proposal-content/index.ts';
import type { ProposalView, ProposalViews } from '../../../registry/proposal-view.ts';
import { text } from './text.ts';

const { add, deduct, compensate, bonus, grant } = text;
const PARTS: Parts = {
  type: {
    name: text.type,
    tell: oneOf({ add, deduct, compensate, bonus, grant }),
    isSubject: true,
  },
  currency: null,
  total: { name: text.amount },
  times: { name: text.times, tell: asTimes },
  zh: { name: { zh: '玩家看到的说明（中文）', en: 'What players read, in Chinese' } },
  en: { name: { zh: '玩家看到的说明（英文）', en: 'What players read, in English' } },
  lines: { name: { zh: '账号与金额', en: 'Accounts and amounts' } },
  wallets: { name: { zh: '余额（提交时 → 执行后）', en: 'Balances (when proposed → after)' } },
};

const LINE = ['player', 'userName', 'amount'];
const lineOf = (line: unknown): unknown =>
  hasOnly(line, LINE) && typeof line['userName'] === 'string' && typeof line['amount'] === 'string'
    ? `${line['userName']} ${line['amount']}`
    : {};

const WALLET = ['userName', 'balance', 'balanceAfter'];
const walletOf = (wallet: unknown): unknown =>
  hasOnly(wallet, WALLET) && WALLET.every((name) => typeof wallet[name] === 'string')
    ? `${String(wallet['userName'])} ${String(wallet['balance'])} → ${String(wallet['balanceAfter'])}`
    : {};

const tell: Teller = ({ Content }, say) => {
  if (!isRecord(Content) || !isRecord(Content['memo']) || !Array.isArray(Content['lines']))
    return undefined;
  const { memo, lines, wallets, ...rest } = withAbout(Content);
  const shown = {
    ...rest,
    ...(isRecord(memo) && memo),
    lines: Array.isArray(lines) ? lines.map(lineOf) : {},
    ...(Array.isArray(wallets) && { wallets: wallets.map(walletOf) }),
  };
  return rowsOf(PARTS, {}, shown, say);
};

/** Names kind, players and total. */
const subject: ProposalView['subject'] = ({ Content }, say) => {
  if (!isRecord(Content) || !Array.isArray(Content['lines'])) return '';
  const { type, lines, total } = Content;
  const [first] = lines as readonly unknown[];
  const name = isRecord(first) ? String(first['userName']) : '';
  const who = lines.length === 1 ? name : `${name} + ${lines.length - 1}`;
  const kind = oneOf({ add, deduct, compensate, bonus, grant })(type, say);
  return [kind, who, String(total)].join(' · ');
};

/** What is asked of others about money by hand. */
const adjustProposals: ProposalViews = { 'adjust.money.change': inRows(tell, { subject }) };

export default adjustProposals;
