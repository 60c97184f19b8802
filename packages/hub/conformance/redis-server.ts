import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * A real Redis for tests, on a port of its own and without files, that can be killed and started
 * again in the middle. Where the program is not installed, tests are skipped and say so.
 */
export interface RedisServer {
  readonly url: string;
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Leaves its sockets open and answers nothing. */
  freeze(): void;
  thaw(): void;
}

const program = 'redis-server';

/** Why tests that need it are skipped, for the end of their name; empty where it is installed. */
export function reasonWithoutRedis(): string {
  const isThere = spawnSync(program, ['--version']).status === 0;
  return isThere ? '' : `: ${program} is not installed`;
}

export async function startRedisServer(): Promise<RedisServer> {
  const port = await freePort();
  let running: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    const options = { port, bind: '127.0.0.1', save: '', appendonly: 'no' };
    const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
    running = spawn(program, args, { stdio: 'ignore' });
    // A process of its own tells nothing but by answering.
    while (!(await answers(port))) await delay(10);
  };
  await start();
  // A run that is broken off leaves nothing behind.
  process.once('exit', () => void running?.kill('SIGKILL'));
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill: async () => {
      const victim = running;
      running = undefined;
      if (!victim) return;
      const gone = once(victim, 'exit');
      victim.kill('SIGKILL');
      await gone;
    },
    freeze: () => void running?.kill('SIGSTOP'),
    thaw: () => void running?.kill('SIGCONT'),
  };
}

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    const settle = (isAnswer: boolean) => {
      resolve(isAnswer);
      socket.destroy();
    };
    socket.on('data', (bytes) => settle(bytes.toString().startsWith('+PONG')));
    socket.on('error', () => settle(false));
  });
}
