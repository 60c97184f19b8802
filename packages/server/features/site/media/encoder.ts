import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { EncodeFault, Encoded, EncodeJob } from './encode.ts';

/**
 * Has pictures decoded in a process of its own. In this one they would stand before bets and passwords: a
 * decoder works in the threads that Node has for all, and what goes wrong in one, or takes memory
 * without end, ends the process that it is in. One picture is decoded at a time, a few wait, and what takes
 * too long is killed with its process; the next one gets a new process, and an idle one ends.
 */
export type EncoderOptions = {
  readonly file: URL;
  /** Milliseconds for one picture, and for a process to begin. */
  readonly mostMs: number;
  readonly startMs: number;
  readonly mostWaiting: number;
  /** Places behind those that pictures of operators alone may take. */
  readonly reserved: number;
  readonly idleMs: number;
};
export type EncoderFault = EncodeFault | 'PICTURE_BUSY';
/** Players fill the line of pictures, and operators have places behind it. */
export type Uploader = 'player' | 'operator';
export type Encoder = {
  encode(job: EncodeJob, by?: Uploader): Promise<Encoded | { readonly fault: EncoderFault }>;
  /** Ends its process, if one runs. */
  end(): void;
};

const isBuilt = !import.meta.url.endsWith('.ts');

export const ENCODER: EncoderOptions = {
  file: new URL(isBuilt ? './encode.worker.mjs' : './encode.worker.ts', import.meta.url),
  mostMs: 10_000,
  startMs: 30_000,
  mostWaiting: 8,
  reserved: 4,
  idleMs: 30_000,
};

/** It needs nothing of what this process knows; from sources it first has to learn to read them. */
const start = (file: URL): ChildProcess =>
  fork(fileURLToPath(file), [], {
    serialization: 'advanced',
    execArgv: file.pathname.endsWith('.ts') ? ['--import', 'tsx'] : ['--max-old-space-size=128'],
    env: { UV_THREADPOOL_SIZE: '2', MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });

/** What a process says next; rejects where it ends instead, or says nothing for so long. */
async function hear(child: ChildProcess, mostMs: number): Promise<unknown> {
  const signal = AbortSignal.timeout(mostMs);
  const heard = new AbortController();
  const ended = once(child, 'exit', { signal: heard.signal }).then(() => {
    throw new Error('it ended');
  });
  try {
    child.channel?.ref();
    const [said] = await Promise.race([once(child, 'message', { signal }), ended]);
    return said;
  } finally {
    heard.abort();
    ended.catch(() => {});
    child.channel?.unref();
  }
}

export function createEncoder(options: EncoderOptions): Encoder {
  const { file, mostMs, startMs, mostWaiting, reserved, idleMs } = options;
  let running: ChildProcess | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let idle: ReturnType<typeof setTimeout> | undefined;

  const end = (): void => {
    clearTimeout(idle);
    running?.kill('SIGKILL');
    running = undefined;
  };
  const open = async (): Promise<ChildProcess> => {
    if (running?.connected) return running;
    const child = start(file);
    running = child;
    child.unref();
    // Told of it, or not: whoever waits for an answer hears that it ended.
    child.on('error', () => {});
    await hear(child, startMs);
    return child;
  };
  const ask = async (job: EncodeJob): Promise<Encoded> => {
    clearTimeout(idle);
    try {
      const child = await open();
      const heard = hear(child, mostMs);
      child.send(job, () => {});
      return (await heard) as Encoded;
    } catch {
      end();
      return { fault: 'PICTURE_TOO_BIG' };
    } finally {
      if (waiting === 1) idle = setTimeout(end, idleMs).unref();
    }
  };
  return {
    end,
    encode: async (job, by = 'player') => {
      if (waiting > mostWaiting + (by === 'operator' ? reserved : 0))
        return { fault: 'PICTURE_BUSY' };
      waiting += 1;
      const mine = turn.then(() => ask(job));
      turn = mine;
      try {
        return await mine;
      } finally {
        waiting -= 1;
      }
    },
  };
}
