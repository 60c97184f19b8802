import { fork } from 'node:child_process';
import { once } from 'node:events';
import { randomBytes } from 'node:crypto';

/** The sandbox provider of a demo, as a process of its own. */
export type StartedSandbox = {
  readonly apiAt: string;
  readonly secret: string;
  stop(): Promise<void>;
};

const READY_MS = 15_000;

/**
 * Starts the sandbox from its built file. Its secrets are of this run alone, and reach it by its input. Undefined where
 * it does not come up, for instance because its port is taken: the site goes on without it.
 */
export async function startSandboxProcess(
  file: string,
  port: number,
): Promise<StartedSandbox | undefined> {
  const secret = randomBytes(32).toString('hex');
  const controlToken = randomBytes(32).toString('hex');
  const child = fork(file, [], { stdio: ['pipe', 'ignore', 'ignore', 'ipc'] });
  child.stdin?.end(JSON.stringify({ port, secret, controlToken }));
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
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}
