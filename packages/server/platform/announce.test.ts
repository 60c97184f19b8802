import { sql } from 'kysely';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { gameTopic, hubEvent, money, type Topic } from '@fairlot/wire/core';
import { createTestDatabase, type TestDatabase } from '#testing/database';
import { announcer, EVENT_BELL, eventFor, followEvents, type Delivered } from './announce.ts';
import { listen, transaction } from './db.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

/** Any topic: its own name stands for the subject. */
const named: Topic<string> = { ...gameTopic, of: (name) => name };
const prize = hubEvent('Prize', named, z.object({ Prize: money, N: z.int() }));
const announce = (topic: string, n: number) => eventFor(prize, topic, { Prize: mills(n), N: n });
const write = (topic: string, n: number) =>
  transaction(database.db, (tx) => announcer.write(tx, [announce(topic, n)]));

/** Sequences by topic, as they were handed over. */
const sequences = (delivered: readonly Delivered[], topic: string): readonly number[] =>
  delivered.filter((event) => event.topic === topic).map((event) => event.seq);

const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i + 1);

test('an event is written as the contract says and read again by whoever was away', async () => {
  const topic = 'player:900';
  await write(topic, 1500);
  await write(topic, 2500);
  const missed = await announcer.since(database.db, topic, 1);
  const payload = { Prize: 2.5, N: 2500 };
  expect(missed).toEqual({
    topic,
    seq: 2,
    isSnapshot: false,
    events: [{ topic, seq: 2, target: 'Prize', payload }],
  });
  expect(await announcer.since(database.db, topic, 2)).toMatchObject({
    seq: 2,
    isSnapshot: false,
    events: [],
  });
});

test('what is for one connection alone is never written', () => {
  const topic: Topic<string> = { audience: 'connection', of: (id) => `connection:${id}` };
  const secret = hubEvent('onlyHere', topic, z.object({ Token: z.string() }));
  expect(() => eventFor(secret, 'a', { Token: 'x' })).toThrow('one connection alone');
  // The control: to whoever follows, it is an event like any other.
  const open = hubEvent('onlyHere', { ...topic, audience: 'followers' }, secret.payload);
  expect(eventFor(open, 'a', { Token: 'x' })).toMatchObject({ topic: 'connection:a' });
});

test('too far behind, ahead of the server, or pruned: read everything anew', async () => {
  const topic = 'game:901';
  await transaction(database.db, (tx) =>
    announcer.write(
      tx,
      upTo(201).map((n) => announce(topic, n)),
    ),
  );
  expect(await announcer.since(database.db, topic, 0)).toMatchObject({
    seq: 201,
    isSnapshot: true,
    events: [],
  });
  expect((await announcer.since(database.db, topic, 1)).events).toHaveLength(200);
  expect(await announcer.since(database.db, topic, 500)).toMatchObject({ isSnapshot: true });
  await sql`DELETE FROM event WHERE topic = ${topic} AND seq < 100`.execute(database.owner);
  expect(await announcer.since(database.db, topic, 50)).toMatchObject({ isSnapshot: true });
  expect(await announcer.since(database.db, 'game:902', 0)).toMatchObject({
    seq: 0,
    isSnapshot: false,
  });
});

test('old events go, however many they are; young ones stay', async () => {
  const topic = 'game:905';
  await sql`
    INSERT INTO event (topic, seq, name, payload, created_at)
    SELECT ${topic}, n, 'Prize', '{}', app_now() - interval '49 hours' FROM generate_series(1, 20001) n`.execute(
    database.owner,
  );
  await sql`
    INSERT INTO event (topic, seq, name, payload) VALUES (${topic}, 20002, 'Prize', '{}')`.execute(
    database.owner,
  );
  const follower = await followEvents(database.db, () => {});
  await follower.prune(48);
  const { rows } = await sql`SELECT seq FROM event WHERE topic = ${topic}`.execute(database.owner);
  expect(rows).toEqual([{ seq: 20_002n }]);
});

test('what was rolled back was never said, and leaves no gap', async () => {
  const topic = 'game:903';
  await write(topic, 1);
  const failed = transaction(database.db, async (tx) => {
    await announcer.write(tx, [announce(topic, 2)]);
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  await write(topic, 3);
  const { events } = await announcer.since(database.db, topic, 0);
  expect(events.map(({ seq, payload }) => [seq, payload])).toMatchObject([
    [1, { N: 1 }],
    [2, { N: 3 }],
  ]);
});

test('writers at once leave no gap, and a follower hears each event once, in order', async () => {
  const delivered: Delivered[] = [];
  const follower = await followEvents(database.db, (event) => delivered.push(event));
  let isWriting = true;
  const polling = (async () => {
    while (isWriting) await follower.poll();
  })();
  const topics = ['game:910', 'game:911', 'player:912'] as const;
  const writer = (seed: number) =>
    transaction(database.db, async (tx) => {
      const two = [topics[seed % 3], topics[(seed + 1) % 3]].flatMap((topic) =>
        topic ? [announce(topic, seed)] : [],
      );
      await announcer.write(tx, two);
      await sql`SELECT pg_sleep(${(seed % 5) / 500})`.execute(tx);
    });
  await Promise.all(upTo(90).map(writer));
  isWriting = false;
  await polling;
  await follower.poll();
  for (const topic of topics) expect(sequences(delivered, topic)).toEqual(upTo(60));
});

test('what is read again while an older transaction is open is told once', async () => {
  const topic = 'game:930';
  const delivered: Delivered[] = [];
  await transaction(database.db, async (older) => {
    await sql`SELECT pg_current_xact_id()`.execute(older);
    const follower = await followEvents(database.db, (event) => delivered.push(event));
    await write(topic, 1);
    await follower.poll();
    await follower.poll();
  });
  expect(sequences(delivered, topic)).toEqual([1]);
});

test('control: a follower of a number that all share would miss the late commit', async () => {
  await sql`CREATE TABLE naive (id bigint GENERATED ALWAYS AS IDENTITY, n int)`.execute(
    database.owner,
  );
  await sql`GRANT INSERT, SELECT ON naive TO fairlot_app`.execute(database.owner);
  const read = async (after: bigint): Promise<readonly bigint[]> => {
    const { rows } = await sql<{
      id: bigint;
    }>`SELECT id FROM naive WHERE id > ${after} ORDER BY id`.execute(database.db);
    return rows.map(({ id }) => id);
  };
  let first: readonly bigint[] = [];
  await transaction(database.db, async (tx) => {
    await sql`INSERT INTO naive (n) VALUES (1)`.execute(tx);
    await sql`INSERT INTO naive (n) VALUES (2)`.execute(database.db);
    first = await read(0n);
  });
  const later = await read(first.at(-1) ?? 0n);
  expect([first, later]).toEqual([[2n], []]);
});

test('a follower that starts later hears only what is new', async () => {
  const topic = 'game:920';
  await write(topic, 1);
  const delivered: Delivered[] = [];
  const follower = await followEvents(database.db, (event) => delivered.push(event));
  await write(topic, 2);
  await follower.poll();
  await follower.poll();
  expect(delivered.map(({ seq }) => seq)).toEqual([2]);
});

test('the bell rings at the commit, once for many', async () => {
  let rings = 0;
  let ring = (): void => {};
  const rang = new Promise<void>((done) => (ring = done));
  const bells = listen(database.ownerUrl, [EVENT_BELL], () => {
    rings += 1;
    ring();
  });
  await bells.ready;
  await transaction(database.db, async (tx) => {
    await announcer.write(
      tx,
      upTo(20).map((n) => announce(gameTopic.of(n), n)),
    );
    expect(rings).toBe(0);
  });
  await rang;
  expect(rings).toBe(1);
  await bells.stop();
});
