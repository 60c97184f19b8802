import { mills } from '@fairlot/rules/core/money';
import type { AgentOrder } from '@fairlot/wire/team/agent-deposit';
import { type OrderRow, stateOf } from './store.ts';

/** An order as one side sees it, with the name of the other. */
export const presentOrder = (row: OrderRow, to: 'member' | 'agent'): AgentOrder => ({
  OrderNo: row.order_no,
  UserName: to === 'member' ? row.agent_name : row.member_name,
  NickName: to === 'member' ? row.agent_nick : row.member_nick,
  Amount: mills(row.amount),
  State: stateOf(row),
  Reason: row.reason,
  TimeStamp: Number(row.created_ms),
  ExpiresTimeStamp: Number(row.expires_ms),
  EndedTimeStamp: row.ended_ms === null ? null : Number(row.ended_ms),
});
