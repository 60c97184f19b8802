import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import type { SandboxGiven } from './sandbox-process.ts';
import type { QuickClock } from './quick-clock.ts';

/** A program of its own that is killed and started again, on the ports that it had. */
export type Program = {
  start(): Promise<void>;
  /** SIGKILL: it is not asked. */
  kill(): Promise<void>;
  /** Stops it where it stands, and lets it go on. */
  freeze(): void;
  thaw(): void;
};

const READY_MS = 60_000;

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

function programOf(open: () => Promise<ChildProcess>): Program {
  let child: ChildProcess | undefined;
  return {
    start: async () => {
      child = await open();
    },
    kill: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
  };
}

/** `npm start` as it is, without the pages: what it says on its two outputs goes to `hear`. */
export const siteProgram = (
  file: string,
  env: Readonly<Record<string, string>>,
  hear: (line: string) => void,
): Program =>
  programOf(async () => {
    const child = spawn(process.execPath, [file], {
      env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ready = new Promise<void>((done, failed) => {
      child.once('exit', () => failed(new Error('the site did not start')));
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (line.startsWith('Fairlot is ready')) done();
      });
    });
    createInterface({ input: child.stderr }).on('line', hear);
    // It does not outlive the test, however that ends.
    const end = () => child.kill('SIGKILL');
    process.once('exit', end);
    child.once('exit', () => process.off('exit', end));
    const timer = setTimeout(() => child.kill('SIGKILL'), READY_MS);
    await ready.finally(() => clearTimeout(timer));
    return child;
  });

/** The sandbox provider; what it is told of the clock reaches it also after it came back. */
export function sandboxProgram(file: string, given: SandboxGiven) {
  let clock = given.clock;
  let child: ChildProcess | undefined;
  const program = programOf(async () => {
    child = fork(file, [], { execArgv: [], stdio: 'ignore' });
    child.send({ ...given, clock });
    const signal = AbortSignal.timeout(READY_MS);
    await once(child, 'message', { signal });
    return child;
  });
  return {
    ...program,
    tell: (next: QuickClock): void => {
      clock = next;
      if (child?.connected === true) child.send(next);
    },
  };
}
