import { mills } from '@fairlot/rules/core/money';
import type { LineSums, Member, Step } from '@fairlot/wire/team/members';
import type { HeadLine, MemberLine, StepLine } from './store-place.ts';

/** What an agent is told of a member. Nothing else of the row leaves the server. */
export const presentMember = (row: MemberLine): Member => ({
  PlayerId: Number(row.player_id),
  UserName: row.user_name,
  NickName: row.nick_name,
  IsAgent: row.is_agent,
  Note: row.note ?? '',
  Directs: row.directs,
  Members: row.members,
  Balance: mills(row.balance),
  LineBalance: mills(row.line_balance),
  PrizeGroup: row.prize_group,
  RegisterTimeStamp: Number(row.created_ms),
  LastLoginTimeStamp: row.last_login_ms === null ? null : Number(row.last_login_ms),
  IsOnline: row.is_online,
  IsDirect: row.is_direct,
  AreLinksStopped: row.are_links_stopped,
});

export const presentStep = ({ player_id, user_name }: StepLine): Step => ({
  PlayerId: Number(player_id),
  UserName: user_name,
});

export const presentLine = (line: HeadLine): LineSums => ({
  Directs: line.directs,
  Members: line.members,
  Agents: line.agents,
  LineBalance: mills(line.line_balance),
});
