import * as z from 'zod/mini';
import { isPrizeGroup } from '@fairlot/rules/odds/prize-group';
import { playerId } from '../../account/player/shapes.ts';
import { post, timestamp, typedText } from '../../core/index.ts';
import { reason } from '../../staff/operator/shapes.ts';
import { AGENT_RIGHT_CODES, OPEN_AGENT_CODES } from './codes.ts';
import { agentRight, AgentRow, AGENTS_AT_ONCE } from './shapes.ts';

/** Calls of the console about agents and their lines (product 3.10). */
export const getAgents = post('/api/Console/Agents', {
  access: 'agents.line.read',
  passive: true,
  input: z.strictObject({
    /** What the account begins with, in whatever case, or its number. Without it and without a parent: top agents. */
    Search: z.optional(typedText.check(z.maxLength(32))),
    /** Who stand right below this one. */
    Parent: z.optional(playerId),
    /** Accounts before this one: the cursor of the page that came before. */
    Before: z.optional(playerId),
    Count: z.int().check(z.minimum(1), z.maximum(AGENTS_AT_ONCE)),
  }),
  output: z.object({
    Rows: z.array(AgentRow),
    /** Where the next page begins; null at the end. */
    Next: z.nullable(playerId),
    /** From the top to the parent that was asked for; empty at the top. */
    Path: z.array(z.object({ PlayerId: z.int(), UserName: z.string() })),
    /** Of when the counts are. */
    CountedTimeStamp: timestamp,
    DateTimeNow: timestamp,
  }),
  about: 'Top agents, agents by account, or one level below a player, the newest account first.',
});

export const openTopAgent = post('/api/Console/AgentOpen', {
  access: 'agents.accounts.open',
  input: z.strictObject({
    UserName: typedText.check(z.maxLength(64)),
    /** Blank: as the account. */
    NickName: typedText.check(z.maxLength(64)),
    PrizeGroup: z.int().check(z.refine((group) => isPrizeGroup(group))),
    Reason: reason,
  }),
  output: z.object({
    PlayerId: playerId,
    UserName: z.string(),
    /** Shown once; nothing keeps it but its hash. */
    Password: z.string(),
  }),
  codes: OPEN_AGENT_CODES,
  about: 'Opens an agent without a parent, with a password for one sign-in.',
});

export const setAgentRight = post('/api/Console/AgentRightSet', {
  access: 'agents.rights.change',
  input: z.strictObject({
    PlayerId: playerId,
    Right: agentRight,
    IsSet: z.boolean(),
    Reason: reason,
  }),
  output: z.object({ IsSet: z.boolean() }),
  codes: AGENT_RIGHT_CODES,
  about: 'Gives an agent a right of transfers, or takes it; asks for a code; stops new links.',
});
