import { expect, it } from 'vitest';
import { askFor, PlayersSearch } from './filter.ts';

it('keeps of an address what it can be asked by', () => {
  expect(PlayersSearch.parse({ search: 'qing', kind: 'agent', below: 100_001 })).toEqual({
    search: 'qing',
    kind: 'agent',
    below: 100_001,
  });
  expect(
    PlayersSearch.parse({ search: '', kind: 'boss', flag: 'NONE', below: -1, from: '2026-02-30' }),
  ).toEqual({});
});

it('asks for days only where both are there and in order', () => {
  expect(askFor({ from: '2026-11-24', to: '2026-11-23' }, undefined, 50)).not.toHaveProperty(
    'From',
  );
  const whole = askFor({ from: '2026-11-23', to: '2026-11-24', flag: 'DISABLE_BET' }, 7, 50);
  expect(whole).toMatchObject({ Flag: 'DISABLE_BET', Before: 7, Count: 50 });
  expect((whole.To ?? 0) - (whole.From ?? 0)).toBe(2 * 86_400_000);
});
