import { expect, test } from 'vitest';
import { ownRefusal } from './own-refusal.ts';

const refusalOf = (verdict: 'OWN_LIMIT' | 'ON_BREAK', detail: bigint) =>
  ownRefusal({ verdict, detail, ownLimit: [1, 1], receipt: undefined });

test('names the limit and what it leaves, and the minute at which a break ends, of the site', () => {
  expect(refusalOf('OWN_LIMIT', 1_500n)).toMatchObject({
    code: 'OWN_LIMIT',
    params: { left: 1.5 },
  });
  const until = BigInt(Date.UTC(2026, 10, 22, 16, 30));
  expect(refusalOf('ON_BREAK', until).params).toEqual({ until: '2026-11-23 00:30' });
});
