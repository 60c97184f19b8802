import type { Bilingual } from '@fairlot/rules/core/text';
import { AGENT_DEPOSIT_BOUNDS, type AgentOrderState } from '@fairlot/wire/team/agent-deposit';

/** Words of deposits that an agent pays for a member. */
export const AGENT_DEPOSIT = {
  title: { zh: '代理代充', en: 'Deposit by your agent' },
  about: {
    zh: '向上级申请代充：上级接单后，您直接付款给上级，上级确认收款后到账。',
    en: 'Ask your agent for a deposit. Once accepted, pay your agent directly; the money arrives when your agent confirms it.',
  },
  amount: { zh: '代充金额', en: 'Amount' },
  range: {
    zh: (min: string, max: string) => `单笔 ${min} 至 ${max}`,
    en: (min: string, max: string) => `${min} to ${max} at a time`,
  },
  badAmount: { zh: '请输入金额，最多三位小数', en: 'Enter an amount, at most three decimals' },
  ask: { zh: '申请代充', en: 'Ask for a deposit' },
  asked: { zh: '已提交，等待上级接单', en: 'Sent; your agent has to accept it' },
  agent: { zh: '上级', en: 'Agent' },
  order: { zh: '单号', en: 'No.' },
  state: { zh: '状态', en: 'State' },
  reason: { zh: '原因', en: 'Reason' },
  until: { zh: '有效期至', en: 'Valid until' },
  payFirst: {
    zh: '请先付款给上级，再点“我已付款”。',
    en: 'Pay your agent first, then press I have paid.',
  },
  waitConfirm: {
    zh: '等待上级确认收款。如有问题请联系上级或客服。',
    en: 'Your agent has to confirm the payment. If something is wrong, contact your agent or support.',
  },
  paid: { zh: '我已付款', en: 'I have paid' },
  cancel: { zh: '取消', en: 'Cancel' },
  cancelSure: { zh: '取消这笔代充？', en: 'Cancel this deposit?' },
  cancelText: {
    zh: '若您已付款给上级，请不要取消。',
    en: 'Do not cancel if you have paid your agent.',
  },
  unreachable: {
    zh: '连接中断，请重试：同一请求只会处理一次',
    en: 'The connection broke; try again, it is done once',
  },
  list: { zh: '代充申请', en: 'Deposit requests' },
  open: { zh: '待处理', en: 'Open' },
  over: { zh: '已结束', en: 'Ended' },
  none: { zh: '没有待处理的代充申请', en: 'No deposit requests wait' },
  noneOver: { zh: '没有已结束的代充', en: 'No deposit requests have ended' },
  notEnabled: {
    zh: '您尚未开通代充，不能接单。',
    en: 'Deposits for members are not enabled for you, so you cannot accept requests.',
  },
  time: { zh: '时间 UTC+8', en: 'Time UTC+8' },
  member: { zh: '会员', en: 'Member' },
  acts: { zh: '操作', en: 'Actions' },
  of: {
    zh: (act: string, name: string) => `${act} ${name}`,
    en: (act: string, name: string) => `${act}: ${name}`,
  },
  accept: { zh: '接单', en: 'Accept' },
  acceptTitle: { zh: '接单代充', en: 'Accept the deposit' },
  acceptText: {
    zh: '金额从您的钱包冻结，确认收款后转给会员；取消或过期则退回。',
    en: 'The amount is set aside from your wallet. It goes to the member when you confirm the payment, and back to you if the order is cancelled or expires.',
  },
  accepted: { zh: '已接单，金额已冻结', en: 'Accepted; the amount is set aside' },
  refuse: { zh: '拒绝', en: 'Refuse' },
  refuseTitle: { zh: '拒绝代充', en: 'Refuse the deposit' },
  refused: { zh: '已拒绝', en: 'Refused' },
  badReason: {
    zh: `请填写原因，最多 ${AGENT_DEPOSIT_BOUNDS.reason} 个字`,
    en: `Enter a reason of up to ${AGENT_DEPOSIT_BOUNDS.reason} characters`,
  },
  reasonHint: { zh: '会员会看到', en: 'The member reads it' },
  confirm: { zh: '确认收款', en: 'Confirm payment' },
  confirmSure: {
    zh: (name: string, amount: string) => `已收到 ${name} 的 ${amount}？`,
    en: (name: string, amount: string) => `Did you receive ${amount} from ${name}?`,
  },
  confirmText: {
    zh: '确认后冻结金额立即转给会员，不能撤回。',
    en: 'What was set aside goes to the member at once and cannot be taken back.',
  },
  confirmed: { zh: '已确认，会员已到账', en: 'Confirmed; the member has the money' },
  fundPassword: { zh: '资金密码', en: 'Fund password' },
  needPassword: { zh: '请输入资金密码', en: 'Enter your fund password' },
  code: { zh: '验证码', en: 'Authenticator code' },
  needCode: { zh: '请输入验证码', en: 'Enter a code' },
  unread: { zh: '没有读到', en: 'This could not be read' },
} as const;

/** What a state is to the member and to the agent. */
export const AGENT_ORDER_TEXT: Readonly<Record<AgentOrderState, Bilingual>> = {
  ASKED: { zh: '待接单', en: 'Waiting to be accepted' },
  ACCEPTED: { zh: '已接单，待付款', en: 'Accepted, to be paid' },
  DECLARED: { zh: '会员已付款，待确认', en: 'Paid, to be confirmed' },
  CREDITED: { zh: '已到账', en: 'Credited' },
  REFUSED: { zh: '已拒绝', en: 'Refused' },
  CANCELLED: { zh: '已取消', en: 'Cancelled' },
  EXPIRED: { zh: '已过期', en: 'Expired' },
};
