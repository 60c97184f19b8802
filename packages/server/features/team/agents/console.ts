import { ok, refused } from '@fairlot/rules/core/result';
import { agentsConsole } from '@fairlot/wire/team/agents';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { actorOf } from '../../staff/operator/proposals/index.ts';
import { getAgents } from './list-agents.ts';
import { openTopAgent } from './open-top-agent.ts';
import { setAgentRight } from './set-agent-right.ts';

/** What operators see of agents, and do to them (product 3.10). */
export const agentsConsoleRoutes = (platform: Platform) => {
  const { db } = platform;
  return routes(agentsConsole, {
    getAgents: (asked) => getAgents(db, asked),
    openTopAgent: async (asked, call) => {
      const { UserName: userName, NickName: nickName, PrizeGroup: prizeGroup, Reason } = asked;
      const typed = { userName, nickName, prizeGroup };
      const opened = await openTopAgent(platform, actorOf(call), typed, Reason);
      if (!opened.ok) return opened;
      const { playerId, password } = opened.value;
      return ok({
        PlayerId: Number(playerId),
        UserName: opened.value.userName,
        Password: password,
      });
    },
    setAgentRight: async ({ PlayerId, Right: right, IsSet: isSet, Reason }, call) => {
      const change = { playerId: BigInt(PlayerId), right, isSet };
      const done = await setAgentRight(db, actorOf(call), change, Reason);
      return done.ok ? ok({ IsSet: done.value }) : refused(done.error);
    },
  });
};
