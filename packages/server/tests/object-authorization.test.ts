import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toJSONSchema } from 'zod/mini';
import { connect } from '@fairlot/client/hub-connection';
import { favoritesHttp } from '@fairlot/wire/play/favorites';
import { loginHttp } from '@fairlot/wire/auth/login';
import { allCalls, hubCalls, type NamedCall } from '../features/testing.ts';
import { CALLS, RELATIONS, type Owned, type Relation } from '#testing/calls';
import { makeFamily, type Family } from '#testing/family';
import { unlistedIn } from '#testing/unlisted';
import { TEST_GAMES, withTestServer } from '#testing';

/**
 * What others find who name the things of a player: those above and below in the tree, now and before a move, a sibling and a
 * stranger, by every call and every hub method. Nothing of the player is told to them and nothing of it changes.
 */
const server = withTestServer({ startAt: CALLS.startAt, games: [1, ...TEST_GAMES] });

let family: Family;
/** What only he may read: every id in his rows, and his name. */
let canaries: readonly string[] = [];
let columns: readonly Column[] = [];
beforeAll(async () => {
  await server().runJobs();
  family = await makeFamily(server());
  columns = await readColumns();
  canaries = await findCanaries();
});

type Column = { readonly table: string; readonly column: string; readonly isId: boolean };

/** The tables whose rows are of a player, with their columns. */
async function readColumns(): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    SELECT c.table_name AS table, c.column_name AS column, c.data_type = 'uuid' AS "isId"
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.table_name IN (
      SELECT table_name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'player_id')
    ORDER BY 1, 2`.execute(server().owner);
  return rows;
}

/** Under these names he shows himself: whoever leads, or predicts, is named so to everybody. */
const SHOWN = new Set(['follow_leader.handle', 'leader_consent.handle', 'prediction_author.id']);

async function findCanaries(): Promise<readonly string[]> {
  const { playerId, userName } = family.owner;
  const found = new Set([userName]);
  for (const { table, column, isId } of columns) {
    if (!isId || SHOWN.has(`${table}.${column}`)) continue;
    const { rows } = await sql<{ id: string }>`
      SELECT DISTINCT ${sql.ref(column)}::text AS id FROM ${sql.table(table)}
      WHERE player_id = ${playerId} AND ${sql.ref(column)} IS NOT NULL`.execute(server().owner);
    for (const { id } of rows) found.add(id);
  }
  found.delete(family.owned.handle);
  return [...found];
}

/** All that is his, as one hash a table. */
async function readOwned(): Promise<Readonly<Record<string, string>>> {
  const { playerId } = family.owner;
  const each = [...new Set(columns.map(({ table }) => table))].map(
    (table) => sql`
      SELECT ${table} AS name, md5(coalesce(string_agg(t::text, ',' ORDER BY t::text), '')) AS hash
      FROM ${sql.table(table)} t WHERE player_id = ${playerId}`,
  );
  const { rows } = await sql<{ name: string; hash: string }>`
    ${sql.join(each, sql` UNION ALL `)}`.execute(server().owner);
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

const forPlayers = allCalls.filter(
  ({ row, endpoint }) => row.who !== 'anyone' && endpoint !== loginHttp.logout,
);
const naming = forPlayers.filter(({ row }) => row.ofOwner);

const inputOf = ({ row }: NamedCall, of: Owned): unknown => row.ofOwner?.(of) ?? row.sample;

type Schema = { readonly properties?: Readonly<Record<string, { readonly format?: string }>> };

/** Fields that name a thing: those whose form is that of an id of ours, and numbers that are counted by player. */
const NUMBERS = new Set(['SeedId', 'PlayerId']);
const namesIn = ({ endpoint }: NamedCall): string[] => {
  const schema = toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as Schema;
  return Object.entries(schema.properties ?? {})
    .filter(([name, { format }]) => format === 'uuid' || NUMBERS.has(name))
    .map(([name]) => name);
};

describe('the rows', () => {
  test('name what is the owner’s in every field that names a thing', () => {
    const silent = allCalls.flatMap((call) => {
      const said = Object.keys((call.row.ofOwner?.(family.owned) as object | undefined) ?? {});
      const isNamed = said.length > 0 || call.row.namesArePublic === true;
      return namesIn(call).length > 0 && !isNamed
        ? [`${call.name} ${namesIn(call).join(', ')}`]
        : [];
    });
    expect(silent).toEqual([]);
    expect(naming.length).toBeGreaterThan(15);
  });

  test('there is something of the owner’s to be found', () => {
    expect(canaries.length).toBeGreaterThan(10);
    const { settled, open, session, schedule, plan } = family.owned;
    expect(canaries).toEqual(expect.arrayContaining([settled, open, session, schedule, plan]));
  });
});

type Answer = { readonly code: string; readonly status: number; readonly body: unknown };

/** Those of them who are agents; the others have none of the calls of agents. */
const AGENTS: ReadonlySet<Relation> = new Set([
  'grandparent',
  'parent',
  'sibling',
  'child',
  'formerParent',
  'formerChild',
]);

/** What is wrong with how somebody was answered; nothing is good. */
function faultsOf(call: NamedCall, relation: Relation, input: unknown, reply: Answer): string[] {
  const { ofOwner, secret, stranger = 'OK', relations } = call.row;
  const wanted = relations?.[relation] ?? (ofOwner || secret ? stranger : reply.code);
  if (call.row.who === 'agent' && !AGENTS.has(relation)) {
    return reply.status === 403 ? [] : [`${call.name}, ${relation}: answered ${reply.status}`];
  }
  const said = JSON.stringify(input ?? {});
  const body = JSON.stringify(reply.body) ?? '';
  const isReader = call.row.readers?.includes(relation) === true;
  const told = isReader
    ? []
    : canaries.filter((canary) => body.includes(canary) && !said.includes(canary));
  return [
    ...(reply.code === wanted ? [] : [`answered ${reply.code} and not ${wanted}`]),
    ...([200, 400].includes(reply.status) ? [] : [`answered ${reply.status}`]),
    ...told.map((canary) => `tells ${canary}`),
    ...unlistedIn(call.endpoint, reply).map((path) => `tells ${path}, which is not listed`),
  ].map((fault) => `${call.name}, ${relation}: ${fault}`);
}

/** All that is his is read after so many calls: reading it takes longer than they do. */
const CALLS_A_LOOK = 8;

async function knockOn(calls: readonly NamedCall[]): Promise<string[]> {
  const faults: string[] = [];
  let before = await readOwned();
  for (let from = 0; from < calls.length; from += CALLS_A_LOOK) {
    const some = calls.slice(from, from + CALLS_A_LOOK);
    for (const call of some) {
      const input = inputOf(call, family.owned);
      for (const relation of RELATIONS) {
        const { token } = family.others[relation];
        const reply = await server().callRaw(call.endpoint, input, { token });
        faults.push(...faultsOf(call, relation, input, reply));
      }
    }
    const after = await readOwned();
    const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
    const names = some.map(({ name }) => name).join(', ');
    faults.push(...changed.map((table) => `one of ${names} changes ${table} of another player`));
    before = after;
  }
  return faults;
}

describe('whoever stands above, beside or below, now or before a move, and a stranger', () => {
  test('naming what is another player’s, read nothing of it and change nothing', async () => {
    expect(await knockOn(naming)).toEqual([]);
  });

  test('naming nothing, neither', async () => {
    expect(await knockOn(forPlayers.filter(({ row }) => !row.ofOwner))).toEqual([]);
  });

  test('to its owner it is there', async () => {
    const missing: string[] = [];
    for (const call of forPlayers.filter(({ row }) => row.secret ?? row.stranger)) {
      const { holder } = call.row;
      const { token } = holder ? family.others[holder] : family.owner;
      const input = inputOf(call, family.owned);
      const reply = await server().callRaw(call.endpoint, input, { token });
      const { secret, stranger } = call.row;
      const body = JSON.stringify(reply.body);
      const isThere = secret ? body.includes(secret(family.owned)) : reply.code !== stranger;
      missing.push(...unlistedIn(call.endpoint, reply));
      if (reply.status >= 500 || !isThere) missing.push(`${call.name}: ${body}`);
    }
    expect(missing).toEqual([]);
  });
});

describe('the hub', () => {
  // What a page without a login asks is of its own connection.
  const ofPlayers = hubCalls.filter(({ who }) => who !== 'anyone');
  type Connection = Awaited<ReturnType<typeof connect>>;
  const open: Connection[] = [];
  const knock = async (token: string): Promise<Connection> => {
    const url = `${server().url}/Hub`;
    const connection = await connect({ url, transport: 'WebSockets', token: () => token });
    await connection.start();
    open.push(connection);
    return connection;
  };
  afterAll(() => Promise.all(open.map((connection) => connection.stop())));

  test('lets in who has a token, and no name of a player is a channel', async () => {
    await expect(knock('made-up-token-0123456789')).rejects.toThrow(/401|Unauthorized/i);
    const { playerId } = family.owner;
    for (const name of [`player:${playerId}`, 'player', '*', String(playerId)]) {
      const connection = await knock(family.others.stranger.token);
      for (const { method } of ofPlayers) {
        await expect(connection.invoke(method.target, name)).rejects.toThrow(/due to an error/);
      }
    }
  });

  test('whatever others follow, they hear nothing of the owner', async () => {
    const heard: string[] = [];
    const listening: Connection[] = [];
    const listen = async (who: string, token: string): Promise<void> => {
      const connection = await knock(token);
      listening.push(connection);
      connection.on('UpdateBetCollection', () => heard.push(who));
      for (const { method, sample } of ofPlayers) await connection.invoke(method.target, ...sample);
      // A call by which the owner is named here as everywhere: it is nobody's to say.
      const topics = { Topics: [{ Topic: `player:${family.owner.playerId}`, Seq: 0 }] };
      await expect(connection.invoke('Since', topics)).rejects.toThrow();
    };
    for (const relation of RELATIONS) await listen(relation, family.others[relation].token);
    await listen('owner', family.owner.token);
    const { token } = family.owner;
    const wish = { GameId: CALLS.game, Place: 0 };
    await server().callRaw(favoritesHttp.placeInCollection, wish, { token });
    await expect.poll(async () => (await server().runJobs(), heard)).toEqual(['owner']);
    // What is told after it comes after it: by then it would have come to the others.
    await Promise.all(listening.map((connection) => connection.invoke('Join', CALLS.game)));
    expect(heard).toEqual(['owner']);
  });
});
