// Prize groups and quotas as operators change them, two for each change.
import * as z from 'zod/mini';
import { post, timestamp } from '../../core/index.ts';
import { Proposal, reason, totpCode } from '../../staff/operator/shapes.ts';
import { CHANGE_GROUP_CODES, GROUP_CODES, QUOTA_CODES } from './codes.ts';
import { MOST_QUOTA, prizeGroup, quotaGroup } from './shapes.ts';

const playerId = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));

export const getPlayerGroup = post('/api/Console/PlayerGroup', {
  access: 'agent.groups.read',
  passive: true,
  input: z.strictObject({ PlayerId: playerId }),
  output: z.object({
    PlayerId: z.int(),
    IsAgent: z.boolean(),
    PrizeGroup: z.int(),
    /** The lowest and highest that operators may set now. */
    Lowest: z.int(),
    Highest: z.int(),
    /** Of an agent: by group how many directs may have it, and how many have. */
    Quotas: z.array(z.object({ PrizeGroup: z.int(), Most: z.int(), Used: z.int() })),
    /** The newest changes first. */
    Changes: z.array(
      z.object({
        Id: z.int(),
        From: z.int(),
        To: z.int(),
        /** The agent who raised it; null: operators changed it. */
        By: z.nullable(z.string()),
        ChangedAt: timestamp,
      }),
    ),
  }),
  codes: GROUP_CODES,
  about: 'The prize group of a player, its latest changes, and the quotas of an agent.',
});

export const proposeGroup = post('/api/Console/PlayerGroupPropose', {
  access: 'agent.groups.change',
  input: z.strictObject({
    PlayerId: playerId,
    PrizeGroup: prizeGroup,
    Reason: reason,
    Code: z.optional(totpCode),
  }),
  output: Proposal,
  codes: CHANGE_GROUP_CODES,
  about: 'Puts another prize group of a player to a second operator.',
});

export const proposeQuota = post('/api/Console/GroupQuotaPropose', {
  access: 'agent.quotas.change',
  input: z.strictObject({
    PlayerId: playerId,
    PrizeGroup: quotaGroup,
    Most: z.int().check(z.minimum(0), z.maximum(MOST_QUOTA)),
    Reason: reason,
    Code: z.optional(totpCode),
  }),
  output: Proposal,
  codes: QUOTA_CODES,
  about:
    'Puts to a second operator how many directs of an agent may have the agent’s own prize group.',
});
