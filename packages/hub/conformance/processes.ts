import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What a process of the test application is asked to do. */
export type Order =
  | { readonly do: 'all'; readonly text: string }
  | { readonly do: 'allExcept' | 'clients'; readonly to: readonly string[]; readonly text: string }
  | {
      readonly do: 'client' | 'group' | 'user' | 'ask';
      readonly to: string;
      readonly text: string;
    }
  | { readonly do: 'join' | 'leave'; readonly id: string; readonly group: string }
  | { readonly do: 'lines' }
  | { readonly do: 'freeze' };

export interface Reply {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

/** A hub in a process of its own, seen from the one that started it. */
export interface HubProcess {
  readonly url: string;
  tell(order: Order): Promise<unknown>;
  isAlive(): boolean;
  /** Settles when it does nothing any more; its sockets stay open. Only `kill` ends that. */
  freeze(): Promise<void>;
  kill(): Promise<void>;
}

export async function startHubProcess(
  redisUrl: string,
  groupLimitMs = 30_000,
): Promise<HubProcess> {
  const child = fork(
    fileURLToPath(new URL('./process.ts', import.meta.url)),
    [redisUrl, String(groupLimitMs)],
    { execArgv: ['--import', 'tsx'] },
  );
  const gone = once(child, 'exit');
  const open = new Map<number, PromiseWithResolvers>();
  let last = 0;
  child.on('message', ({ id, value, error }: Reply) => {
    const order = open.get(id);
    open.delete(id);
    if (error === undefined) order?.resolve(value);
    else order?.reject(new Error(error));
  });
  const wait = (id: number): Promise<unknown> =>
    new Promise((resolve, reject) => open.set(id, { resolve, reject }));
  void gone.then(() => {
    for (const { reject } of open.values()) reject(new Error('The process is gone.'));
  });
  const tell = (order: Order): Promise<unknown> => {
    const done = wait(++last);
    child.send({ id: last, order });
    return done;
  };
  return {
    url: String(await wait(0)),
    tell,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    freeze: async () => void (await tell({ do: 'freeze' })),
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

interface PromiseWithResolvers {
  resolve(value: unknown): void;
  reject(error: Error): void;
}
