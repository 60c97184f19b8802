import { beforeAll, describe, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { withTestServer } from '#testing';
import { BET_FEATURES, makePlayers } from '../../play/bet/testing.ts';
import { isBelow, readLineAbove } from './store.ts';

const server = withTestServer({ features: BET_FEATURES });

let ids: readonly bigint[] = [];
beforeAll(async () => {
  const made: bigint[] = [];
  for (let depth = 0; depth < 4; depth += 1) {
    const parent = made.at(-1) ?? null;
    const [id] = await makePlayers(server(), 1, mills(1n), { group: 1900, parent });
    made.push(id ?? 0n);
  }
  ids = made;
});

describe('a line', () => {
  it('is read from the top to the parent, and is empty for whoever stands below nobody', async () => {
    const [top = 0n, second = 0n, third = 0n, last = 0n] = ids;
    expect(await readLineAbove(server().db, last)).toEqual([top, second, third]);
    expect(await readLineAbove(server().db, top)).toEqual([]);
  });

  it('has everybody below its head, and neither the head nor whoever is above', async () => {
    const [top = 0n, second = 0n, , last = 0n] = ids;
    expect(await isBelow(server().db, last, top)).toBe(true);
    expect(await isBelow(server().db, second, second)).toBe(false);
    expect(await isBelow(server().db, top, last)).toBe(false);
  });
});
