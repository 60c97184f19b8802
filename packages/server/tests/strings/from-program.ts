import { OPERATOR_ROLES } from '@fairlot/rules/check/operator-roles';
import { CHART, KIND } from '@fairlot/rules/core/journal-kinds';
import { contract } from '@fairlot/wire';
import { consoleContract } from '@fairlot/wire/console';
import {
  gameTopic,
  pageTopic,
  playerTopic,
  trendTopic,
  type Endpoint,
  type HubEvent,
  type HubMethod,
} from '@fairlot/wire/core';
import { sql } from 'kysely';
import type { TestServer } from '#testing';
import { features } from '../../features/index.ts';
import { INSTALLATION_KEYS } from '../../keys/index.ts';
import type { PortList } from '#platform/port';
import type { Db } from '#platform/db';
import type { Sections } from './from-sources.ts';
import { importByName, readSources } from './sources.ts';

type Hub = Readonly<Record<string, HubMethod | HubEvent>>;
type Published = { readonly kind: string };
type ListSettings = (db: Db) => Promise<readonly { readonly key: string }[]>;

const numbered = (table: Readonly<Record<string, number>>): readonly string[] =>
  Object.entries(table).map(([name, number]) => `${number} ${name}`);

/** Methods and events of a hub. */
const hubOf = (contracts: object): readonly string[] =>
  Object.values<{ readonly hub?: Hub }>({ ...contracts })
    .flatMap(({ hub = {} }) => Object.values(hub))
    .map((each) => ('payload' in each ? `event ${each.target}` : `method ${each.target}`));

/** What the calls of the console ask for. */
const permissionsOf = (): readonly string[] =>
  Object.values(consoleContract)
    .flatMap(({ http }) => Object.values<Endpoint>(http))
    .map(({ access }) => access)
    .filter((access) => access.includes('.'));

/** The names under which work takes its turn, once every job has run. */
async function turnsOf({ owner, runJobs }: TestServer): Promise<readonly string[]> {
  await runJobs();
  const { rows } = await sql<{ name: string }>`SELECT name FROM job_turn`.execute(owner);
  return rows.map(({ name }) => name);
}

/** What the running program says of itself. */
export async function readProgram(server: TestServer): Promise<Sections> {
  const { platform } = server;
  const sources = readSources(['server']);
  const kinds = await importByName<PortList<Published>>(sources, 'publishedKinds');
  const settings = await importByName<ListSettings>(sources, 'listSettings');
  const permissions = permissionsOf();
  return {
    'jobs and their turns': [
      ...features.flatMap((feature) => feature.jobs?.(platform) ?? []).map(({ name }) => name),
      ...(await turnsOf(server)),
    ],
    permissions,
    'proposals of operators': [...platform.twoPersonActs.keys()],
    'roles of operators': Object.entries(OPERATOR_ROLES).map(
      ([name, { may }]) => `${name}: ${may.join(' ')}`,
    ),
    'published versions': platform.ports.all(kinds).map(({ kind }) => kind),
    letters: await importByName<readonly string[]>(sources, 'TEMPLATE_NAMES'),
    settings: (await settings(server.db)).map(({ key }) => key),
    'hub of players': hubOf(contract),
    'hub of operators': hubOf(consoleContract),
    topics: [
      ...[gameTopic.of(1), trendTopic.of(1), playerTopic.of(1n)].map((topic) =>
        topic.replace(/1$/, '*'),
      ),
      ...permissions.map((each) => pageTopic.of(each.split('.').slice(0, 2).join('.'))),
    ],
    'kinds of journals': numbered(KIND),
    'kinds of ledger accounts': numbered(CHART),
    'keys of the data folder': INSTALLATION_KEYS.map(({ name }) => name),
    'sealed columns': INSTALLATION_KEYS.flatMap(({ name, sealed = [] }) =>
      sealed.map(({ table, column, owner }) => `${name}: ${table}.${column} of ${owner}`),
    ),
  };
}
