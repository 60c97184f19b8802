import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type * as z from 'zod/mini';
import {
  call,
  createHubServer,
  defineHub,
  denied,
  encodeEvent,
  HubException,
  type CallContext,
  type Method,
} from '@fairlot/hub';
import { redisDelivery, type ParcelSeal } from '@fairlot/hub/redis';
import {
  isSiteTopic,
  OWN_TOPIC,
  ownerOf,
  type Args,
  type HubEvent,
  type HubMethod,
  type Payload,
} from '@fairlot/wire/core';
import { OWN_SESSION } from '@fairlot/rules/check/operator-roles';
import type { Invoker } from '@fairlot/wire/core';
import type { ConsoleDeniedCode as DeniedCode } from '@fairlot/wire/staff/operator';
import {
  bearerOf,
  Denied,
  Offline,
  type Access,
  type Caller,
  type Login,
  type Operator,
  type Whence,
} from './access.ts';
import type { Announcement, Delivered } from './announce.ts';
import { statusOfDenial } from './answer.ts';
import { encodeOutput, noteUnshown } from './encode-output.ts';
import { countingAddresses, HUB_LIMITS, type HubLimits } from './hub-limits.ts';
import type { Log } from './log.ts';
import { callOf, type HubCall } from './hub-call.ts';
import { callerOf } from './hub-caller.ts';
import { reach } from './send-to-connection.ts';
import type { Settings } from './settings.ts';
import {
  countVisitors,
  mayCall,
  Visitor,
  visitorsAmong,
  VISITOR_BOUNDS,
  Visitors,
} from './visitors.ts';

export type { HubCall } from './hub-call.ts';

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
  /**
   * Says something to who follows its topic in this process, outside the outbox: it has no number, and who
   * was away never hears of it.
   */
  tell(said: Announcement): void;
  /**
   * Hands something to one connection, of whichever process, and waits until its client has answered that it has
   * it; false: nobody has. It is written nowhere: no table and no log ever holds it.
   */
  reach<E extends HubEvent>(connectionId: string, event: E, payload: Payload<E>): Promise<boolean>;
  /** Ends connections whose session ended, with the reason as last word. */
  endSessions(ended: ReadonlyMap<string, DeniedCode>): void;
  /** Ends every connection; whoever comes back is asked at the door. */
  hangUp(): void;
  /** Ends those that come from where nobody is let in, with IP_restricted as last word. */
  hangUpFrom(isOut: (whence: Whence) => boolean): void;
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
/** Of the channels in a Redis that others may use too. */
const CHANNEL_PREFIX = 'fairlot';

type Admitted<P> = { readonly principal: P; readonly userId: string };

export type HubSettings = Partial<
  Pick<Settings, 'trustedProxies' | 'regionHeader' | 'redisUrl'>
> & {
  /** Of what passes Redis (`hub-seal.ts`). */
  readonly seal?: ParcelSeal | undefined;
  /** Other caps than the product's. */
  readonly hubLimits?: Partial<HubLimits> | undefined;
};

/** Who a connection belongs to, what it takes, and where the messages of several processes go. */
type Realm<P> = {
  readonly userIdOf: (who: P) => string;
  readonly wanted: Invoker;
  readonly prefix: string;
  /** Whether what is said to all players is said to whoever is signed in here. */
  readonly isOfPlayers: boolean;
  /** Those who may be here without a login; undefined: nobody. */
  readonly visitors?: Visitors;
};

/** The hub of the players: the channel of a player is his id. */
export const createHub = (access: Access, log: Log, settings: HubSettings = {}): Hub =>
  hubOf(access, log, settings, {
    userIdOf: ({ playerId }) => String(playerId),
    wanted: 'player',
    prefix: CHANNEL_PREFIX,
    isOfPlayers: true,
    visitors: new Visitors(VISITOR_BOUNDS),
  });

/** The hub of the console: no operator has the id of a player. */
export const createConsoleHub = (
  access: Access<Operator>,
  log: Log,
  settings: HubSettings = {},
): Hub =>
  hubOf(access, log, settings, {
    userIdOf: ({ operatorId }) => `operator:${operatorId}`,
    wanted: OWN_SESSION,
    prefix: `${CHANNEL_PREFIX}-console`,
    isOfPlayers: false,
  });

/** The gates of a realm, in the hub's words. */
function gatesOf<P extends Login>(
  access: Access<P>,
  settings: HubSettings,
  { userIdOf, wanted, visitors }: Pick<Realm<P>, 'userIdOf' | 'wanted' | 'visitors'>,
  callers: WeakMap<Login, Caller>,
) {
  const admit = async (
    request: IncomingMessage,
    enter: (caller: Caller) => Promise<P | Visitor | undefined>,
  ) => {
    const caller = callerOf(request, settings);
    try {
      await access.enter(caller);
      const principal = await enter(caller);
      // Too many: they come again in a moment.
      if (!principal) return denied(429);
      callers.set(principal, caller);
      if (principal instanceof Visitor) return { principal, expiresInMs: principal.leftMs() };
      return { principal, userId: userIdOf(principal) } satisfies Admitted<P | Visitor>;
    } catch (error) {
      if (error instanceof Offline) {
        return denied(503, JSON.stringify({ OfflineEndTime: error.untilMs }));
      }
      if (!(error instanceof Denied)) throw error;
      const { code, who } = error;
      const token = bearerOf(request.headers.authorization);
      await access.noteDenial({ ip: caller.ip, code, target: HUB_PATH, token, who });
      return denied(statusOfDenial(code));
    }
  };
  return {
    /** Negotiate: the session token is in the header; who sends no header at all comes as a visitor. */
    enter: (request: IncomingMessage) =>
      admit(request, async (caller) => {
        if (visitors && request.headers.authorization === undefined) {
          return visitors.welcome(caller.ip);
        }
        // His alone: of one login that comes twice each connection has where it comes from.
        const principal = {
          ...(await access.identify(bearerOf(request.headers.authorization), caller)),
        };
        access.permit(principal, wanted);
        return principal;
      }),
    /** The ticket of negotiate is used: the login may have ended since, or the gates have shut. */
    enterAgain: (principal: P | Visitor, request: IncomingMessage) =>
      admit(request, async () => {
        if (principal instanceof Visitor) return principal.leftMs() > 0 ? principal : undefined;
        const ended = await access.findEnded([principal.sessionId]);
        const code = ended.get(principal.sessionId);
        if (code !== undefined) throw new Denied(code);
        return principal;
      }),
  };
}

/** Methods of features as the hub takes them: each lets in whom the contract says. */
function methodsOf<P extends Login>(
  access: Access<P>,
  log: Log,
  callers: WeakMap<Login, Caller>,
  visitors: Visitors | undefined,
) {
  const permit = async (who: P | Visitor, wanted: Invoker, target: string): Promise<void> => {
    try {
      if (who instanceof Visitor) throw new Denied('not_logged_in', 'visitor');
      access.permit(who, wanted);
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      const ip = callers.get(who)?.ip ?? '';
      const { code, who: name } = error;
      const asked = `${HUB_PATH} ${target}`;
      await access.noteDenial({ ip, code, target: asked, token: undefined, who: name });
      throw new HubException(error.code);
    }
  };
  return ({ method, handle }: HubRoute): Method<P | Visitor> => {
    const run = async (ctx: CallContext<P | Visitor>, ...args: readonly unknown[]) => {
      const who = ctx.principal;
      if (method.access !== 'anyone') await permit(who, method.access, method.target);
      const called = callOf(ctx, callers.get(who)?.ip ?? '');
      const { body, unshown } = encodeOutput(method.result, await handle(called, ...args));
      noteUnshown(log, { target: method.target }, unshown);
      return body;
    };
    const authorize = (ctx: CallContext<P | Visitor>): boolean =>
      !visitors || mayCall(visitors, ctx);
    return call(method.args, run, { authorize });
  };
}

/** The login behind a connection; a visitor has none. */
const sessionsOf = ({ principal }: { readonly principal: Login | Visitor }): readonly string[] =>
  principal instanceof Visitor ? [] : [principal.sessionId];

/** Over Redis where there is one, else within this process. */
const deliveryOf = ({ redisUrl, seal }: HubSettings, prefix: string) =>
  redisUrl ? { delivery: redisDelivery({ url: redisUrl, prefix, ...(seal && { seal }) }) } : {};

const RESTRICTED = { error: 'IP_restricted' satisfies DeniedCode };

/** Of connections those that come from where nobody is let in. */
const comesFrom =
  (callers: WeakMap<Login, Caller>, isOut: (whence: Whence) => boolean) =>
  (principal: Login): boolean => {
    const caller = callers.get(principal);
    return caller !== undefined && isOut(caller);
  };

function hubOf<P extends Login>(
  access: Access<P>,
  log: Log,
  settings: HubSettings,
  { prefix, isOfPlayers, ...realm }: Realm<P>,
): Hub {
  const { trustedProxies = 0, hubLimits } = settings;
  const callers = new WeakMap<Login, Caller>();
  const { visitors } = realm;
  const gates = gatesOf(access, settings, realm, callers);
  const methodOf = methodsOf(access, log, callers, visitors);
  const countedFor = countingAddresses();
  const server = createHubServer<P | Visitor>({
    authenticate: gates.enter,
    recheck: gates.enterAgain,
    addressOf: (request) => countedFor(callerOf(request, settings).ip),
    log,
    ...deliveryOf(settings, prefix),
  });
  let hub: ReturnType<typeof server.hub> | undefined;
  const deliver = ({ topic, seq, target, payload }: Delivered): void => {
    const owner = ownerOf(topic);
    const mark = { Topic: owner === undefined ? topic : OWN_TOPIC, Seq: seq };
    const message = encodeEvent(target, [payload, mark]);
    const wide =
      isOfPlayers && isSiteTopic(topic)
        ? ({ kind: 'all', except: visitorsAmong(hub?.connections()) } as const)
        : ({ kind: 'groups', names: [topic] } as const);
    const to = owner === undefined ? wide : ({ kind: 'users', ids: [owner] } as const);
    void hub?.local.send(to, message);
  };
  const tell = ({ topic, target, payload }: Announcement): void => {
    void hub?.local.send({ kind: 'groups', names: [topic] }, encodeEvent(target, [payload]));
  };
  return {
    deliver,
    tell,
    reach: async (connectionId, event, payload) =>
      hub !== undefined && reach(hub.clients, connectionId, event, payload),
    endSessions: (ended) => {
      for (const [sessionId, code] of ended) {
        hub?.closeWhere((principal) => principal.sessionId === sessionId, { error: code });
      }
    },
    hangUp: () => void hub?.closeWhere(() => true),
    hangUpFrom: (isOut) => void hub?.closeWhere(comesFrom(callers, isOut), RESTRICTED),
    sessionIds: () => [...(hub?.connections() ?? [])].flatMap(sessionsOf),
    mount: (routes) => {
      const methods = Object.fromEntries(
        routes.map((route) => [route.method.target, methodOf(route)]),
      );
      const definition = defineHub({ methods, ...(visitors && countVisitors(visitors)) });
      hub = server.hub(HUB_PATH, definition, {
        ...HUB_LIMITS,
        ...hubLimits,
        keepHeaders: ['user-agent'],
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
