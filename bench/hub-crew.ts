import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
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
const OUT = join(ROOT, '.fairlot', 'bench');
const OUTSIDE = ['ws', 'socket.io', 'ioredis', '@msgpack/msgpack'];

export async function bundle(): Promise<void> {
  await build({
    entryPoints: ['hub-server.ts', 'hub-clients.ts'].map((file) => join(import.meta.dirname, file)),
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

async function ask<A>(child: ChildProcess, order: object): Promise<A> {
  const gone = once(child, 'exit').then(([code]): never => {
    throw new Error(`a process of the bench ended with ${String(code)}`);
  });
  child.send(order);
  const [answer] = (await Promise.race([once(child, 'message'), gone])) as [A];
  return answer;
}

async function end(child: ChildProcess): Promise<void> {
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
  child.setMaxListeners(0);
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
  end(): Promise<void>;
};

export async function startClients(): Promise<BenchClients> {
  const child = fork(join(OUT, 'hub-clients.mjs'), [], { execArgv: [] });
  await once(child, 'message');
  child.setMaxListeners(0);
  const tell = (order: ClientOrder) => ask<ClientAnswer>(child, order);
  return {
    tell,
    join: async ({ contender, port, controlPort }, count) => {
      await tell({ order: 'connect', contender, port, controlPort, count });
    },
    end: () => end(child),
  };
}
