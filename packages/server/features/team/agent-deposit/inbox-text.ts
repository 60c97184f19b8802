import { formatAmount } from '@fairlot/rules/core/amount-text';
import { mills } from '@fairlot/rules/core/money';
import type { Bilingual } from '@fairlot/rules/core/text';
import type { Message } from '../../messaging/inbox/index.ts';
import type { OrderRow } from './store.ts';

type Said = Pick<Message, 'title' | 'content' | 'link'>;
const said = (title: Bilingual, content: Bilingual, Window: string): Said => ({
  title,
  content,
  link: { Window },
});
const amountOf = ({ amount }: OrderRow): string => formatAmount(mills(amount));

/** What an agent reads of an order. */
export const AGENT_SAID = {
  asked: (row: OrderRow) =>
    said(
      { zh: `代充申请 ${amountOf(row)}`, en: `Deposit request ${amountOf(row)}` },
      {
        zh: `${row.member_name} 申请代充 ${amountOf(row)}。请接单或拒绝。`,
        en: `${row.member_name} asks you to pay a deposit of ${amountOf(row)}. Accept or refuse it.`,
      },
      'TeamDeposit',
    ),
  paid: (row: OrderRow) =>
    said(
      { zh: `${row.member_name} 已付款`, en: `${row.member_name} has paid you` },
      {
        zh: `代充 ${amountOf(row)}：请核对收款后确认。`,
        en: `Deposit of ${amountOf(row)}: check that the money arrived, then confirm it.`,
      },
      'TeamDeposit',
    ),
  cancelled: (row: OrderRow) =>
    said(
      { zh: '代充已取消', en: 'Deposit request cancelled' },
      {
        zh: `${row.member_name} 取消了代充 ${amountOf(row)}，冻结金额已退回。`,
        en: `${row.member_name} cancelled the deposit of ${amountOf(row)}. What was set aside is back.`,
      },
      'TeamDeposit',
    ),
  expired: (row: OrderRow) =>
    said(
      { zh: '代充已过期', en: 'Deposit request expired' },
      {
        zh: `${row.member_name} 的代充 ${amountOf(row)} 已过期，冻结金额已退回。`,
        en: `The deposit of ${amountOf(row)} for ${row.member_name} expired. What was set aside is back.`,
      },
      'TeamDeposit',
    ),
} as const;

/** What the member reads of it. */
export const MEMBER_SAID = {
  accepted: (row: OrderRow) =>
    said(
      { zh: `上级已接单 ${amountOf(row)}`, en: `Deposit accepted ${amountOf(row)}` },
      {
        zh: `请付款给上级 ${row.agent_name}，然后点“我已付款”。`,
        en: `Pay your agent ${row.agent_name}, then press I have paid.`,
      },
      'Deposit',
    ),
  refused: (row: OrderRow) =>
    said(
      { zh: '上级已拒绝代充', en: 'Your agent refused the deposit' },
      {
        zh: `代充 ${amountOf(row)} 未接受：${row.reason}`,
        en: `Deposit of ${amountOf(row)} refused: ${row.reason}`,
      },
      'Deposit',
    ),
  credited: (row: OrderRow) =>
    said(
      { zh: `代充到账 +${amountOf(row)}`, en: `Deposit credited +${amountOf(row)}` },
      {
        zh: `上级 ${row.agent_name} 已确认收款，${amountOf(row)} 已到账。`,
        en: `Your agent ${row.agent_name} confirmed the payment. ${amountOf(row)} is in your wallet.`,
      },
      'CashFlowRecord',
    ),
  expired: (row: OrderRow) =>
    said(
      { zh: '代充已过期', en: 'Deposit request expired' },
      {
        zh: `代充 ${amountOf(row)} 已过期。若您已付款，请联系上级或客服。`,
        en: `The deposit of ${amountOf(row)} expired. If you have paid, contact your agent or support.`,
      },
      'Deposit',
    ),
} as const;
