import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { serverClosing } from './connection/ending.ts';
import { memoryDelivery } from './delivery/memory.ts';
import type { AnyResults, EventMap, ResultMap } from './delivery/sender.ts';
import type { HubDefinition } from './dispatch/definition.ts';
import type { Hub } from './hub/hub.ts';
import type { HubOptions, HubServerOptions } from './hub/options.ts';
import type { ServerParts } from './hub/parts.ts';
import { createHub } from './hub/running-hub.ts';
import { HubRuntime } from './hub/runtime.ts';
import type { RawHandler } from './raw/raw-connection.ts';
import { RawRuntime } from './raw/raw-runtime.ts';
import type { HubLog } from './setting/log.ts';
import { ForeignPages } from './transport/foreign-page.ts';
import { steadyClock } from './time/clock.ts';
import { TimerWheel } from './time/timer-wheel.ts';
import { Turns } from './time/turns.ts';
import type { Endpoint } from './transport/endpoint.ts';
import { handleHttp } from './transport/http.ts';
import { Pipelines } from './transport/pipeline.ts';
import { pathOf, refuseUpgrade, reply } from './transport/reply.ts';
import { upgrade } from './transport/upgrade.ts';
import { createSocketServer } from './transport/websocket.ts';
import type { HubSocketServer } from './transport/websocket.ts';

export interface CloseServerOptions {
  /** Spreads the goodbyes, so that the clients do not all come back at once. */
  readonly spreadMs?: number;
  /** How long to wait for sockets and disconnected handlers after the last goodbye. */
  readonly timeoutMs?: number;
}

/**
 * Hubs behind an HTTP server of the application. It never listens by itself; both entry points
 * say whether the request was theirs.
 */
export interface HubServer<P> {
  hub<E extends EventMap<E>, R extends ResultMap<R> = AnyResults>(
    path: string,
    definition: HubDefinition<E, R, P>,
    options?: HubOptions,
  ): Hub<E, R, P>;
  /** A path whose connections have no hub protocol; default limit of a chunk: 256 KiB. */
  connections(path: string, handler: RawHandler<P>, options?: HubOptions): void;
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /**
   * To be asked about each new socket of the HTTP server, unless it is a proxy's. False for one
   * that is closed soon, unread: its address has just sent many requests without waiting for answers.
   */
  accept(socket: Socket): boolean;
  /** Says goodbye with leave to reconnect, refuses newcomers, and waits. */
  close(options?: CloseServerOptions): Promise<void>;
}

const rawMessageBytes = 262_144;
const negotiateSuffix = '/negotiate';
const defaultShutOutMs = 10_000;
const silentLog: HubLog = { debug: () => {}, warn: () => {}, error: () => {} };

interface Mounted<P> {
  readonly endpoint: Endpoint<P>;
  readonly sockets: HubSocketServer;
  readonly life: HubLife;
}

/** What closing a server needs of a hub, whatever its events. */
interface HubLife {
  readonly connections: ReadonlyMap<string, Closable>;
  readonly delivery?: { stop(): Promise<void> };
  whenIdle(): Promise<void>;
}

interface Closable {
  end(ending: typeof serverClosing): void;
  destroy(): void;
}

/** Makes a server without hubs. */
export function createHubServer<P>(options: HubServerOptions<P>): HubServer<P> {
  let isDraining = false;
  const tickMs = options.tickMs ?? 250;
  const parts = partsOf(options, tickMs, () => isDraining);
  const { clock, wheel, log } = parts;
  // One timeout that fails is no reason for the process to end.
  const late = (error: unknown) => log.error({ err: error }, 'A timeout of a hub failed.');
  const ticking = setInterval(() => wheel.advance(clock.now(), late), tickMs).unref();
  const mounted = new Map<string, Mounted<P>>();
  const pipelines = new Pipelines(clock, wheel, options.shutOutMs ?? defaultShutOutMs);
  const reserve = (path: string): string => {
    const key = keyOf(path);
    if (mounted.has(key)) throw new TypeError(`There already is a hub at ${path}.`);
    return key;
  };
  const mount = (key: string, runtime: Endpoint<P> & HubLife) => {
    const sockets = createSocketServer(runtime.limits.maxMessageBytes);
    mounted.set(key, { endpoint: runtime, sockets, life: runtime });
  };
  const failed = (error: unknown) => log.error({ err: error }, 'A hub request failed.');

  return {
    connections: (path, handler, rawOptions = {}) => {
      const limits = { maxMessageBytes: rawMessageBytes, ...rawOptions };
      mount(reserve(path), new RawRuntime(parts, handler, limits));
    },
    hub: (path, definition, hubOptions = {}) => {
      const key = reserve(path);
      const delivery = (options.delivery ?? memoryDelivery)(hubOptions.name ?? key);
      const runtime = new HubRuntime(parts, definition, hubOptions, delivery);
      mount(key, runtime);
      return createHub(runtime);
    },
    handle: (request, response) => {
      const path = pathOf(request);
      if (path === undefined) return false;
      const isNegotiate = path.endsWith(negotiateSuffix);
      const key = isNegotiate ? path.slice(0, -negotiateSuffix.length) : path;
      const hub = mounted.get(key);
      if (!hub) return false;
      if (!pipelines.enter(request, response)) return true;
      handleHttp(hub.endpoint, isNegotiate, request, response).catch((error: unknown) => {
        failed(error);
        reply(request, response, 500);
      });
      return true;
    },
    upgrade: (request, socket, head) => {
      const hub = mounted.get(pathOf(request) ?? '');
      if (!hub) return false;
      // The socket may break while the session is looked up.
      socket.on('error', () => socket.destroy());
      upgrade(hub.endpoint, hub.sockets, [request, socket, head]).catch((error: unknown) => {
        failed(error);
        refuseUpgrade(socket, 500);
      });
      return true;
    },
    accept: (socket) => pipelines.accept(socket),
    close: async ({ spreadMs = 0, timeoutMs = 5000 } = {}) => {
      isDraining = true;
      const hubs = [...mounted.values()].map((hub) => hub.life);
      await sayGoodbye(hubs, spreadMs);
      await withTimeout(Promise.all(hubs.map((hub) => hub.whenIdle())), timeoutMs);
      for (const hub of hubs) for (const late of hub.connections.values()) late.destroy();
      await Promise.all(hubs.map((hub) => hub.delivery?.stop()));
      pipelines.close();
      clearInterval(ticking);
    },
  };
}

function partsOf<P>(
  server: HubServerOptions<P>,
  tickMs: number,
  isDraining: () => boolean,
): ServerParts<P> {
  const clock = server.clock ?? steadyClock;
  const wheel = new TimerWheel(tickMs, clock.now());
  const turns = new Turns(server.share);
  const log = server.log ?? silentLog;
  const foreignPages = new ForeignPages(clock, log);
  return { server, clock, wheel, turns, log, foreignPages, isDraining };
}

function keyOf(path: string): string {
  if (!path.startsWith('/') || path.length < 2)
    throw new TypeError('A hub needs a path of its own.');
  return path.toLowerCase().replace(/\/$/, '');
}

async function sayGoodbye(hubs: readonly HubLife[], spreadMs: number): Promise<void> {
  const connections = hubs.flatMap((hub) => [...hub.connections.values()]);
  const stepMs = 50;
  const steps = Math.max(1, Math.ceil(spreadMs / stepMs));
  const perStep = Math.ceil(connections.length / steps);
  for (let start = 0; start < connections.length; start += perStep) {
    if (start > 0) await delay(stepMs);
    for (const connection of connections.slice(start, start + perStep))
      connection.end(serverClosing);
  }
}

async function withTimeout(work: Promise<unknown>, timeoutMs: number): Promise<void> {
  const timer = new AbortController();
  const late = delay(timeoutMs, undefined, { signal: timer.signal }).catch(() => {});
  await Promise.race([work, late]);
  timer.abort();
}
