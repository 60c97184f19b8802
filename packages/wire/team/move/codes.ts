import { codes } from '../../core/codes.ts';
import { PROPOSAL_CODES } from '../../staff/operator/codes.ts';
import { MOVE_BOUNDS } from './shapes.ts';

/** Refusals of a move, in the order in which they are checked (product 7.7). */
const MOVE = codes({
  NOT_DIRECT: {
    number: 2781,
    zh: '仅可操作直属下级',
    en: 'You can do this with direct members only',
  },
  TARGET_NOT_FOUND: {
    number: 2782,
    zh: '目标账号不在您的团队',
    en: 'The new agent is not in your team',
  },
  TARGET_NOT_AGENT: {
    number: 2783,
    zh: '目标账号不是代理',
    en: 'The account that you entered is not an agent',
  },
  TARGET_IN_SUBTREE: {
    number: 2784,
    zh: '不能移动到其自身下级',
    en: 'The new agent is inside the line that you want to move',
  },
  GROUP_TOO_LOW: {
    number: 2785,
    zh: '目标账号的奖金组低于被移动账号',
    en: 'The prize group of the new agent is lower than that of the member',
  },
  CONTRACT_OPEN: {
    number: 2786,
    zh: '存在未结束的契约，请先撤销契约',
    en: 'A contract is still open. Revoke it first',
  },
  PENDING_BILL: {
    number: 2787,
    zh: '存在未发放的工资或分红',
    en: 'There is unpaid pay or an unpaid dividend',
  },
  COOLING: {
    number: 2788,
    zh: `{days} 天内不可再次移动`,
    en: 'This member cannot be moved again for {days} days',
  },
  LIMIT: {
    number: 2789,
    zh: `本月移动次数已用完（每月 ${MOVE_BOUNDS.ofMonth} 次）`,
    en: `You have used your ${MOVE_BOUNDS.ofMonth} moves of this month`,
  },
  TOO_DEEP: {
    number: 2790,
    zh: `团队最多 ${MOVE_BOUNDS.levels} 级，移动后将超出`,
    en: `A line has at most ${MOVE_BOUNDS.levels} levels, and the move would exceed that`,
  },
  WAIT_APPROVAL: {
    number: 2791,
    zh: '已提交，等待审核',
    en: 'Submitted. The site reviews moves of large lines',
  },
});

export const MOVE_CODES = MOVE;

const { TARGET_NOT_FOUND, TARGET_NOT_AGENT, TARGET_IN_SUBTREE, GROUP_TOO_LOW } = MOVE;
const { CONTRACT_OPEN, PENDING_BILL, COOLING, TOO_DEEP } = MOVE;

const DESK = codes({
  NO_REQUEST: {
    number: 2792,
    zh: '此移动申请已处理或不存在',
    en: 'This move was decided already, or it does not exist',
  },
  MEMBER_GONE: {
    number: 2793,
    zh: '该成员已不在申请人名下，请拒绝此申请',
    en: 'The member is not below this agent any more. Refuse the move',
  },
  NO_MEMBER: { number: 2794, zh: '没有此账号', en: 'There is no such account' },
  OTHER_LINE: {
    number: 2795,
    zh: '目标账号与成员不在同一条总代线',
    en: 'The new agent is not in the same top line',
  },
  ALREADY_THERE: {
    number: 2796,
    zh: '该成员已在目标账号名下',
    en: 'The member is below this agent already',
  },
});

/** Refusals of an operator who decides about a move that waits: what has changed since it was asked for. */
export const DECIDE_MOVE_CODES = {
  NO_REQUEST: DESK.NO_REQUEST,
  MEMBER_GONE: DESK.MEMBER_GONE,
  TARGET_NOT_FOUND,
  TARGET_NOT_AGENT,
  TARGET_IN_SUBTREE,
  GROUP_TOO_LOW,
  CONTRACT_OPEN,
  PENDING_BILL,
  COOLING,
  TOO_DEEP,
};

/** Refusals of an operator who moves a member within the line of one top agent. */
export const PROPOSE_MOVE_CODES = {
  NO_MEMBER: DESK.NO_MEMBER,
  TARGET_NOT_FOUND,
  TARGET_NOT_AGENT,
  TARGET_IN_SUBTREE,
  OTHER_LINE: DESK.OTHER_LINE,
  ALREADY_THERE: DESK.ALREADY_THERE,
  GROUP_TOO_LOW,
  CONTRACT_OPEN,
  PENDING_BILL,
  TOO_DEEP,
  TOO_MANY_OPEN: PROPOSAL_CODES.TOO_MANY_OPEN,
  ALREADY_WAITS: PROPOSAL_CODES.ALREADY_WAITS,
};
