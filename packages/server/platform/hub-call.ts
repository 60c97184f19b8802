import type { CallContext } from '@fairlot/hub';
import { identityOf, type Identity, type Login } from './access.ts';

/**
 * Joins the contract to the hub, which knows nothing of it. A channel of ours (`game:4`) is a group
 * of the protocol; the channel of a player is the player's user id.
 */
export type HubCall = Identity & {
  readonly connectionId: string;
  /** Where the connection comes from, and what it says of itself. */
  readonly ip: string;
  readonly userAgent: string;
  /** The channels that this connection follows by its own wish. */
  readonly channels: ReadonlySet<string>;
  join(channel: string): Promise<void>;
  leave(channel: string): Promise<void>;
};

const CHANNELS = 'channels';

/** A call of the hub as handlers see it. */
export function callOf(ctx: CallContext<Login>, ip: string): HubCall {
  const known = ctx.items.get(CHANNELS);
  const channels: Set<string> = known instanceof Set ? known : new Set();
  ctx.items.set(CHANNELS, channels);
  return Object.assign(identityOf(ctx.principal), {
    connectionId: ctx.connectionId,
    ip,
    userAgent: ctx.request.header('user-agent') ?? '',
    channels,
    join: async (channel: string) => {
      channels.add(channel);
      await ctx.groups.add(channel);
    },
    leave: async (channel: string) => {
      channels.delete(channel);
      await ctx.groups.remove(channel);
    },
  });
}
