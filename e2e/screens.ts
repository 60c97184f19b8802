// The screens of the player client that are looked at in every look, collected from the features.
// `looked-at.test.ts` holds this list against what the features declare.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Screen } from '../packages/web/testing/screen.ts';

export type { Screen };

const FEATURES = join(import.meta.dirname, '../packages/web/features');

const modules = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.replaceAll('\\', '/').endsWith('/testing/screens.ts'))
  .toSorted()
  .map(
    async (path) => (await import(join(FEATURES, path))) as { readonly screens: readonly Screen[] },
  );

const all = (await Promise.all(modules)).flatMap(({ screens }) => screens);
const ofPlayers = all.filter(({ forAgents }) => !forAgents);
const isOfBets = ({ path }: Screen): boolean => /^\/(?:Bet|DrawHistory)\//.test(path(0));

/** Two lists, so that two pages can be looked at side by side. Screens that end the login come last. */
export const LISTS: readonly (readonly Screen[])[] = [
  [
    ...ofPlayers.filter((screen) => !isOfBets(screen) && !screen.endsLogin),
    ...ofPlayers.filter(({ endsLogin }) => endsLogin),
  ],
  ofPlayers.filter(isOfBets),
];

/** Screens that only agents see. */
export const OF_AGENTS = all.filter(({ forAgents }) => forAgents);
