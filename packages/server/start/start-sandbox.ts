import { fork } from 'node:child_process';
import { once } from 'node:events';
import { randomBytes } from 'node:crypto';

/** The sandbox provider of a demo, as a process of its own. */
export type StartedSandbox = {
  readonly apiAt: string;
  readonly secret: string;
  /** Pays an order, ends a payout, or sets how the provider behaves. */
  control(act: string, fields: object): Promise<Readonly<Record<string, unknown>>>;
  stop(): Promise<void>;
};

const READY_MS = 15_000;

/**
 * Starts the sandbox from its built program. New secrets are made for each run and passed on its standard input. Its books
 * survive in `book`, as those of a real provider do. Returns undefined if it does not start, for instance because its port
 * is taken: the site runs without it.
 */
export async function startSandboxProcess(
  program: string,
  port: number,
  book: string,
): Promise<StartedSandbox | undefined> {
  const secret = randomBytes(32).toString('hex');
  const controlToken = randomBytes(32).toString('hex');
  const child = fork(program, [], { stdio: ['pipe', 'ignore', 'ignore', 'ipc'] });
  child.stdin?.end(JSON.stringify({ port, secret, controlToken, file: book }));
  const signal = AbortSignal.timeout(READY_MS);
  const ready = once(child, 'message', { signal }).then(([said]) => said as { url: string });
  const ended = once(child, 'exit', { signal }).then(() => undefined);
  const up = await Promise.race([ready, ended]).catch(() => undefined);
  ready.catch(() => undefined);
  ended.catch(() => undefined);
  if (!up) {
    child.kill();
    return undefined;
  }
  return {
    apiAt: up.url,
    secret,
    control: async (act, fields) => {
      const answer = await fetch(`${up.url}/control/${act}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${controlToken}` },
        body: JSON.stringify(fields),
        signal: AbortSignal.timeout(READY_MS),
      });
      if (!answer.ok) throw new Error(`the sandbox refused ${act}: ${answer.status}`);
      return (await answer.json()) as Readonly<Record<string, unknown>>;
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}
