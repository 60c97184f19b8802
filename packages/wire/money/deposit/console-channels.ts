import * as z from 'zod/mini';
import { post, timestamp } from '../../core/index.ts';
import { Proposal } from '../../staff/operator/shapes.ts';
import { asked } from '../../staff/publishing/shapes.ts';
import { CHANNEL_CODES } from './codes-console.ts';
import { Type } from './shapes.ts';
import { ChannelRules, SetChannel } from './shapes-channel.ts';

const id = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

export const getChannels = post('/api/Console/DepositChannels', {
  access: 'deposit.channels.read',
  passive: true,
  input: z.strictObject({}),
  output: z.object({
    Rows: z.array(SetChannel),
    /** Whom a channel can be of. */
    Providers: z.array(z.string()),
    DateTimeNow: timestamp,
  }),
  about: 'Ways to deposit with all their rules, in the order in which players see them.',
});

export const proposeChannel = post('/api/Console/DepositChannelPropose', {
  access: 'deposit.channels.publish',
  input: z.strictObject({
    /** The channel that is edited, and the version that was; or of what the new one is. */
    Channel: z.union([
      z.strictObject({ Id: id, Seen: id }),
      z.strictObject({ Type, Provider: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,31}$/)) }),
    ]),
    Rules: ChannelRules,
    ...asked,
  }),
  output: Proposal,
  codes: CHANNEL_CODES,
  about: 'Asks another operator to publish the rules of a channel, or a channel more.',
});
