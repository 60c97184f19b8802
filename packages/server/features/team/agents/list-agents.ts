import { hasFlag } from '@fairlot/rules/check/access';
import { mills } from '@fairlot/rules/core/money';
import type { Input, Output } from '@fairlot/wire/core';
import { AGENT_RIGHTS, type agentsConsole, type AgentRow } from '@fairlot/wire/team/agents';
import type { Db } from '#platform/db';
import { readNowMs } from '../../staff/operator/sign-in/index.ts';
import { type AgentLine, listAgents, readCountedMs, readPath } from './store.ts';

const present = (row: AgentLine): AgentRow => ({
  PlayerId: Number(row.player_id),
  UserName: row.user_name,
  NickName: row.nick_name,
  IsAgent: row.is_agent,
  PrizeGroup: row.prize_group,
  ParentName: row.parent_name,
  Directs: row.directs,
  Members: row.members,
  Agents: row.agents,
  Balance: mills(row.balance),
  LineBalance: mills(row.line_balance),
  Rights: AGENT_RIGHTS.filter((flag) => hasFlag(row.flags, flag)),
});

const bigOr = (id: number | undefined): bigint | undefined => (id === undefined ? id : BigInt(id));

/** A page of agents: at the top, by account, or right below a player. */
export async function getAgents(
  db: Db,
  asked: Input<typeof agentsConsole.getAgents>,
): Promise<Output<typeof agentsConsole.getAgents>> {
  const { Search = '', Parent, Before, Count } = asked;
  const parent = bigOr(Parent);
  const filter = { search: Search.trim() || undefined, parent, before: bigOr(Before) };
  const rows = await listAgents(db, filter, Count + 1);
  const shown = rows.slice(0, Count);
  const path = parent === undefined ? [] : await readPath(db, parent);
  return {
    Rows: shown.map(present),
    Next: rows.length > shown.length ? Number(shown.at(-1)?.player_id) : null,
    Path: path.map((each) => ({ PlayerId: Number(each.player_id), UserName: each.user_name })),
    CountedTimeStamp: await readCountedMs(db),
    DateTimeNow: await readNowMs(db),
  };
}
