import type { Db } from '#platform/db';
import { demoOperators } from './demo.ts';
import { listOperators } from '../sign-in/store.ts';

/** Names and addresses under which a listener can be reached from its own machine alone. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

type StartLinesDeps = {
  readonly dataFolder: string;
  readonly isDemo: boolean;
  readonly host: string;
};

const FIRST = 'The first operator is made by: npm run operator -- add NAME';

/**
 * What a start prints of the ways into the console. The words of a demo's operators are good for whoever
 * reads them, so they are made and printed only where the console is reached from this machine alone.
 */
export async function startLines(
  owner: Db,
  { dataFolder, isDemo, host }: StartLinesDeps,
): Promise<readonly string[]> {
  if (isDemo && isLoopback(host)) {
    const operators = await demoOperators(owner, dataFolder);
    return operators.map(
      ({ name, password, key }) =>
        `Demo operator: ${name}; password: ${password}; authenticator: ${key}`,
    );
  }
  const left = isDemo ? 'No demo operators: the console is open to other machines.' : undefined;
  const isEmpty = (await listOperators(owner)).length === 0;
  return [left, isEmpty ? FIRST : undefined].filter((line) => line !== undefined);
}
