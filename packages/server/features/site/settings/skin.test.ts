import { expect, test } from 'vitest';
import { PLAIN_SKIN } from '@fairlot/rules/check/skin';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { changeDeclared } from './declare/declare.ts';
import { settings } from './index.ts';
import { currentSkin } from './skin.ts';

const server = withTestServer({ features: [settings] });
const choose = (key: string, value: unknown) =>
  transaction(server().platform.db, (tx) => changeDeclared(tx, key, value));

test('the skin is what the program came with until one is chosen, of those that there are', async () => {
  const current = currentSkin(server().platform.db);
  expect(await current()).toEqual(PLAIN_SKIN);
  for (const other of ['gold', '', 'gold"><script>', null]) {
    expect(await choose('skinAccent', other)).toMatchObject({ error: 'NOT_A_VALUE' });
    expect(await choose('skinMode', other)).toMatchObject({ error: 'NOT_A_VALUE' });
  }
  expect((await choose('skinAccent', 'oxblood')).ok).toBe(true);
  await expect.poll(current).toEqual({ mode: 'auto', accent: 'oxblood' });
});
