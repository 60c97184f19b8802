import { expect, test } from 'vitest';
import { withTestServer } from '#testing';
import { deleteLive } from './delete-live.ts';
import { seedDemoLive } from './seed-demo.ts';
import { readLives } from './store.ts';

const server = withTestServer({ games: [4, 90] });

test('a demo begins with one notification, made once, and not again when it was deleted', async () => {
  const { db } = server().platform;
  const [live, ...more] = await readLives(db);
  expect(live).toMatchObject({ gameId: 90, authorName: '', version: 1 });
  expect(more).toEqual([]);
  await Promise.all([seedDemoLive(db), seedDemoLive(db)]);
  expect(await readLives(db)).toHaveLength(1);
  await deleteLive(db, 'command', live?.id ?? 0, 'a test of it');
  await seedDemoLive(db);
  expect(await readLives(db)).toEqual([]);
});
