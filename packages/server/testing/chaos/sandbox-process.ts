import { startSandbox } from '@fairlot/sandbox';
import { readQuick, type QuickClock } from './quick-clock.ts';

/** The provider of the chaos run, as a process that is killed and comes back with its book. */
export type SandboxGiven = {
  readonly port: number;
  readonly secret: string;
  readonly controlToken: string;
  readonly file: string;
  readonly clock: QuickClock;
};

let clock: QuickClock | undefined;

process.on('message', (said: SandboxGiven | QuickClock) => {
  if ('pace' in said) {
    clock = said;
    return;
  }
  clock = said.clock;
  const now = () => Promise.resolve(clock ? readQuick(clock) : 0);
  startSandbox({ ...said, now }).then(
    ({ url }) => process.send?.(url),
    () => process.exit(1),
  );
});
process.on('disconnect', () => process.exit(0));
