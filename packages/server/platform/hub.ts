import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type * as z from 'zod/mini';
import { encode } from 'zod/mini';
import {
  call,
  createHubServer,
  defineHub,
  denied,
  encodeEvent,
  type CallContext,
  type Method,
} from '@fairlot/hub';
import { redisDelivery } from '@fairlot/hub/redis';
import { OWN_TOPIC, ownerOf, type Args, type HubMethod } from '@fairlot/wire/core';
import type { DeniedCode } from '@fairlot/wire/session';
import {
  bearerOf,
  clientAddress,
  Denied,
  Offline,
  type Access,
  type Caller,
  type Principal,
} from './access.ts';
import type { Delivered } from './announce.ts';
import { statusOfDenial } from './answer.ts';
import type { Log } from './log.ts';
import type { Settings } from './settings.ts';

/**
 * Joins the contract to the hub, which knows nothing of it. A channel of ours (`game:4`) is a group
 * of the protocol; the channel of a player is the player's user id.
 */
export type HubCall = {
  readonly principal: Principal;
  readonly connectionId: string;
  /** The channels that this connection follows by its own wish. */
  readonly channels: ReadonlySet<string>;
  join(channel: string): Promise<void>;
  leave(channel: string): Promise<void>;
};

type ArgsOf<M extends HubMethod> = Args<M> extends infer A extends readonly unknown[] ? A : never;
type Handler<M extends HubMethod> = (
  call: HubCall,
  ...args: ArgsOf<M>
) => Promise<z.output<M['result']>>;
type MethodsOf<M> = { [K in keyof M as M[K] extends HubMethod ? K : never]: M[K] };
export type HubHandlers<M> = {
  readonly [K in keyof MethodsOf<M>]: MethodsOf<M>[K] extends infer H extends HubMethod
    ? Handler<H>
    : never;
};

/** A hub method with its handler, types forgotten. */
export type HubRoute = {
  readonly method: HubMethod;
  readonly handle: (call: HubCall, ...args: readonly unknown[]) => Promise<unknown>;
};

const isMethod = (value: unknown): value is HubMethod =>
  typeof value === 'object' && value !== null && 'target' in value && 'args' in value;

/** Hub methods of a feature: `hubRoutes(lotteryHub, { join: async (call, gameId) => ... })`. */
export function hubRoutes<const M extends object>(
  module: M,
  handlers: HubHandlers<M>,
): readonly HubRoute[] {
  const byName = new Map<string, unknown>(Object.entries(handlers));
  return Object.entries(module).flatMap(([name, method]) => {
    if (!isMethod(method)) return [];
    return [{ method, handle: byName.get(name) as HubRoute['handle'] }];
  });
}

export type Hub = {
  /** Hands an event of the outbox to the connections of this process. */
  deliver(event: Delivered): void;
  /** Ends connections whose session ended, with the reason as last word. */
  endSessions(ended: ReadonlyMap<string, DeniedCode>): void;
  sessionIds(): readonly string[];
  /** Puts the methods of all features on `/Hub`. */
  mount(routes: readonly HubRoute[]): void;
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  attach(server: Server): void;
  close(spreadMs: number): Promise<void>;
};

const HUB_PATH = '/Hub';
/** Clients take a link that is silent for 7.5 s for dead, so that players know within 10. */
const KEEP_ALIVE_MS = 3000;
const CHANNELS = 'channels';
/** Of the channels in a Redis that others may use too. */
const CHANNEL_PREFIX = 'fairlot';

function callOf(ctx: CallContext<Principal>): HubCall {
  const known = ctx.items.get(CHANNELS);
  const channels: Set<string> = known instanceof Set ? known : new Set();
  ctx.items.set(CHANNELS, channels);
  return {
    principal: ctx.principal,
    connectionId: ctx.connectionId,
    channels,
    join: async (channel) => {
      channels.add(channel);
      await ctx.groups.add(channel);
    },
    leave: async (channel) => {
      channels.delete(channel);
      await ctx.groups.remove(channel);
    },
  };
}

const methodOf = ({ method, handle }: HubRoute): Method<Principal> =>
  call(method.args, async (ctx: CallContext<Principal>, ...args: readonly unknown[]) =>
    encode(method.result, await handle(callOf(ctx), ...args)),
  );

type Admitted = { readonly principal: Principal; readonly userId: string };

/** The gates' answer to a request, in the hub's words. */
async function admit(
  enter: () => Promise<Admitted>,
): Promise<Admitted | ReturnType<typeof denied>> {
  try {
    return await enter();
  } catch (error) {
    if (error instanceof Denied) return denied(statusOfDenial(error.code));
    if (error instanceof Offline)
      return denied(503, JSON.stringify({ OfflineEndTime: error.untilMs }));
    throw error;
  }
}

const admittedAs = (principal: Principal): Admitted => ({
  principal,
  userId: String(principal.playerId),
});

function callerOf(request: IncomingMessage, hops: number): Caller {
  const forwarded = request.headers['x-forwarded-for'];
  const peer = request.socket.remoteAddress ?? '';
  const ip = clientAddress(peer, Array.isArray(forwarded) ? forwarded.join() : forwarded, hops);
  return { ip, passive: true };
}

/** Negotiate: the session token is in the header. */
async function enter(access: Access, request: IncomingMessage, hops: number): Promise<Admitted> {
  const caller = callerOf(request, hops);
  await access.enter(caller);
  return admittedAs(await access.identify(bearerOf(request.headers.authorization), caller));
}

/** The ticket of negotiate is used: the login may have ended since, or the gates have shut. */
async function enterAgain(access: Access, principal: Principal, caller: Caller): Promise<Admitted> {
  await access.enter(caller);
  const ended = await access.findEnded([principal.sessionId]);
  const code = ended.get(principal.sessionId);
  if (code !== undefined) throw new Denied(code);
  return admittedAs(principal);
}

export type HubSettings = Partial<Pick<Settings, 'trustedProxies' | 'redisUrl'>>;

export function createHub(access: Access, log: Log, settings: HubSettings = {}): Hub {
  const { trustedProxies = 0, redisUrl } = settings;
  const server = createHubServer<Principal>({
    authenticate: (request) => admit(() => enter(access, request, trustedProxies)),
    recheck: (principal, request) =>
      admit(() => enterAgain(access, principal, callerOf(request, trustedProxies))),
    addressOf: (request) => callerOf(request, trustedProxies).ip,
    log,
    ...(redisUrl ? { delivery: redisDelivery({ url: redisUrl, prefix: CHANNEL_PREFIX }) } : {}),
  });
  let hub: ReturnType<typeof server.hub> | undefined;
  const deliver = ({ topic, seq, target, payload }: Delivered): void => {
    const owner = ownerOf(topic);
    const mark = { Topic: owner === undefined ? topic : OWN_TOPIC, Seq: seq };
    const message = encodeEvent(target, [payload, mark]);
    const to =
      owner === undefined
        ? ({ kind: 'groups', names: [topic] } as const)
        : ({ kind: 'users', ids: [owner] } as const);
    void hub?.local.send(to, message);
  };
  return {
    deliver,
    endSessions: (ended) => {
      for (const [sessionId, code] of ended) {
        hub?.closeWhere((principal) => principal.sessionId === sessionId, { error: code });
      }
    },
    sessionIds: () => [...(hub?.connections() ?? [])].map(({ principal }) => principal.sessionId),
    mount: (routes) => {
      const methods = Object.fromEntries(
        routes.map((route) => [route.method.target, methodOf(route)]),
      );
      hub = server.hub(HUB_PATH, defineHub({ methods }), {
        keepHeaders: [],
        statefulReconnect: true,
        keepAliveMs: KEEP_ALIVE_MS,
      });
    },
    handle: (request, response) => server.handle(request, response),
    attach: (http) => {
      // Where proxies stand in front the sockets are theirs, and nobody is shut out with them.
      if (trustedProxies === 0) http.on('connection', (socket) => void server.accept(socket));
      http.on('upgrade', (request, socket, head) => {
        if (!server.upgrade(request, socket, head)) socket.destroy();
      });
    },
    close: (spreadMs) => server.close({ spreadMs, timeoutMs: 5_000 }),
  };
}
