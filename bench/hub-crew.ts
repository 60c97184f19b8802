import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type {
  ClientAnswer,
  ClientOrder,
  Contender,
  ServerAnswer,
  ServerOrder,
  ServerReady,
} from './hub-talk.ts';

/**
 * The processes of the bench `hub`. Their code is bundled first, as the product's is, so that
 * nothing translates TypeScript beside the measured work.
 */
const ROOT = dirname(import.meta.dirname);
export const OUT = join(ROOT, '.fairlot', 'bench');
const SOURCES = [
  new URL('./hub-server.ts', import.meta.url),
  new URL('./hub-clients.ts', import.meta.url),
  new URL('./hub-flood-server.ts', import.meta.url),
  new URL('./hub-flooder.ts', import.meta.url),
];
const OUTSIDE = ['ws', 'socket.io', 'ioredis', '@msgpack/msgpack'];

export async function bundle(): Promise<void> {
  await build({
    entryPoints: SOURCES.map((source) => fileURLToPath(source)),
    outdir: OUT,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: OUTSIDE,
    logLevel: 'error',
  });
}

const PATIENCE_MS = 60_000;

async function ask<A>(child: ChildProcess, order: object): Promise<A> {
  const over = new AbortController();
  const { signal } = over;
  const gone = once(child, 'exit', { signal }).then(([code]): never => {
    throw new Error(`a process of the bench ended with ${String(code)}`);
  });
  const late = setTimeout(PATIENCE_MS, undefined, { signal }).then((): never => {
    throw new Error(`no answer to ${JSON.stringify(order)} for a minute`);
  });
  const answered = once(child, 'message', { signal }) as Promise<[A]>;
  child.send(order);
  try {
    const [answer] = await Promise.race([answered, gone, late]);
    return answer;
  } finally {
    over.abort();
    for (const other of [gone, late, answered]) other.catch(() => {});
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

export type BenchServer = ServerReady & {
  readonly contender: Contender;
  tell(order: ServerOrder): Promise<ServerAnswer>;
  end(): Promise<void>;
};

export async function startServer(contender: Contender): Promise<BenchServer> {
  const child = fork(join(OUT, 'hub-server.mjs'), [contender], { execArgv: ['--expose-gc'] });
  const [ready] = (await once(child, 'message')) as [ServerReady];
  return {
    ...ready,
    contender,
    tell: (order) => ask<ServerAnswer>(child, order),
    end: () => end(child),
  };
}

export type BenchClients = {
  tell(order: ClientOrder): Promise<ClientAnswer>;
  join(server: BenchServer, count: number): Promise<void>;
  leave(contenders: readonly Contender[]): Promise<void>;
  end(): Promise<void>;
};

export async function startClients(): Promise<BenchClients> {
  const child = fork(join(OUT, 'hub-clients.mjs'), [], { execArgv: [] });
  await once(child, 'message');
  const tell = (order: ClientOrder) => ask<ClientAnswer>(child, order);
  return {
    tell,
    join: async ({ contender, port, controlPort }, count) => {
      await tell({ order: 'connect', contender, port, controlPort, count });
    },
    leave: async (contenders) => {
      for (const contender of contenders) await tell({ order: 'leave', contender });
    },
    end: () => end(child),
  };
}
