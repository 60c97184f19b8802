import { describe, expect, it } from 'vitest';
import { findPlay } from '@fairlot/rules/play/index';
import { invariant } from '@fairlot/rules/core/invariant';
import { ballRow } from '@fairlot/rules/play/entry/pad';
import type { Play } from '@fairlot/rules/play/play';
import { isOfLayout } from './draft.ts';
import {
  contentOf,
  isPicked,
  noPicks,
  picksOf,
  quickKeyOf,
  quickPick,
  setPick,
  tallyPicks,
  togglePick,
  togglePosition,
} from './picks.ts';

const play = (code: string): Play => {
  const found = findPlay(code)?.on(0);
  invariant(found, `${code} is in the catalogue`);
  return found;
};

const pick = (code: string, content: string) => picksOf(play(code).layout, content);

describe('picks of a pad', () => {
  const direct = play('ssc.star5.direct');

  it('toggle, and say whether a symbol is picked', () => {
    const once = togglePick(direct.layout, noPicks(direct.layout), 1, 7);
    expect(isPicked(once, 1, 7)).toBe(true);
    expect(isPicked(once, 0, 7)).toBe(false);
    expect(togglePick(direct.layout, once, 1, 7)).toEqual(noPicks(direct.layout));
  });

  it('take no symbol that the row does not have', () => {
    const none = noPicks(direct.layout);
    expect(setPick(direct.layout, none, 5, 0, true)).toBe(none);
    expect(setPick(direct.layout, none, 0, 10, true)).toBe(none);
  });

  it.each([
    ['all', '0,1,2,3,4,5,6,7,8,9'],
    ['big', '5,6,7,8,9'],
    ['small', '0,1,2,3,4'],
    ['odd', '1,3,5,7,9'],
    ['even', '0,2,4,6,8'],
    ['clear', ''],
  ] as const)('quick key %s leaves %s', (key, row) => {
    const before = pick('ssc.star5.direct', '1,9||||');
    const after = quickPick(direct.layout, before, 0, key);
    expect(contentOf(direct.layout, after)).toBe(`${row}||||`);
    const expected = key === 'clear' ? undefined : key;
    expect(quickKeyOf(direct.layout.rows[0]!, after.rows[0]!)).toBe(expected);
  });

  it('become the encoded selection and back', () => {
    const content = '1,2|3|4|5,6|7';
    expect(contentOf(direct.layout, pick('ssc.star5.direct', content))).toBe(content);
  });

  it('count with the rule of the play', () => {
    const tally = tallyPicks(direct, pick('ssc.star5.direct', '3,7|1|0,4,9|5,8|2'));
    expect(tally.notes).toBe(12);
  });

  it('say which row lacks a pick', () => {
    const tally = tallyPicks(direct, pick('ssc.star5.direct', '3|1||5|2'));
    expect(tally).toMatchObject({
      notes: 0,
      why: { kind: 'row', row: { position: 2 }, missing: 1, picked: 0 },
    });
  });

  it('say that nothing is picked where rows may stay empty', () => {
    const fixed = play('ssc.fixed');
    expect(tallyPicks(fixed, noPicks(fixed.layout))).toEqual({ notes: 0, why: { kind: 'empty' } });
    expect(tallyPicks(fixed, pick('ssc.fixed', '|||1,2|')).notes).toBe(2);
  });
});

describe('picks with other shapes of pad', () => {
  const layout: Play['layout'] = {
    rows: [
      {
        label: { zh: '包胆', en: 'Banker' },
        symbols: ['0', '1', '2'],
        min: 1,
        max: 1,
        quick: false,
      },
    ],
    positions: {
      min: 2,
      labels: [
        { zh: '百', en: '1' },
        { zh: '十', en: '2' },
        { zh: '个', en: '3' },
      ],
    },
  };

  it('move the one pick of a banker row, and give it no quick keys', () => {
    const first = togglePick(layout, noPicks(layout), 0, 1);
    const second = togglePick(layout, first, 0, 2);
    expect(contentOf(layout, second)).toBe('@0,1,2:2');
    expect(quickPick(layout, second, 0, 'all')).toBe(second);
    expect(contentOf(layout, quickPick(layout, second, 0, 'clear'))).toBe('@0,1,2:');
  });

  it('write ticked positions before the rows, all of them at first', () => {
    const all = setPick(layout, noPicks(layout), 0, 0, true);
    expect(contentOf(layout, all)).toBe('@0,1,2:0');
    const two = togglePosition(all, 1);
    expect(contentOf(layout, two)).toBe('@0,2:0');
    expect(picksOf(layout, '@0,2:0')).toEqual(two);
  });
});

describe('picks of a row of 80 numbers', () => {
  const row = ballRow({ label: { zh: '选号', en: 'Numbers' } }, 1, 80, 1, 40);
  const layout: Play['layout'] = { rows: [{ ...row, quick: true }] };
  const none = noPicks(layout);

  it('tell number 33 from number 1, and number 65 from both', () => {
    const picks = togglePick(layout, none, 0, 32);
    expect([0, 32, 64].map((index) => isPicked(picks, 0, index))).toEqual([false, true, false]);
    expect(contentOf(layout, picks)).toBe('33');
    expect(togglePick(layout, picks, 0, 32)).toEqual(none);
    expect(setPick(layout, none, 0, 80, true)).toBe(none);
  });

  it.each([
    ['big', '41', '80'],
    ['small', '01', '40'],
    ['odd', '01', '79'],
    ['even', '02', '80'],
  ] as const)('quick key %s takes half of them', (key, first, last) => {
    const after = quickPick(layout, none, 0, key);
    const numbers = contentOf(layout, after).split(',');
    expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([40, first, last]);
    expect(quickKeyOf(layout.rows[0]!, after.rows[0]!)).toBe(key);
  });

  it('come back from the slip as they were, and take no more than the row takes', () => {
    const full = picksOf(layout, row.symbols.slice(40).join());
    expect(contentOf(layout, full)).toBe(row.symbols.slice(40).join());
    expect(togglePick(layout, full, 0, 0)).toBe(full);
    const other = togglePick(layout, togglePick(layout, full, 0, 79), 0, 0);
    expect([isPicked(other, 0, 0), isPicked(other, 0, 79)]).toEqual([true, false]);
  });

  it('are kept on the device, and only what is of this pad comes back', () => {
    const picks = picksOf(layout, '01,33,65,80');
    const read = JSON.parse(JSON.stringify(picks)) as typeof picks;
    expect(read).toEqual(picks);
    expect(isOfLayout(layout, read)).toBe(true);
    expect(isOfLayout(layout, { ...picks, rows: [[0, 0, 1 << 16]] })).toBe(false);
    expect(isOfLayout(layout, { ...picks, rows: [[1]] })).toBe(false);
    expect(isOfLayout(layout, { ...picks, rows: [[-1, -1, 0]] })).toBe(false);
    expect(isOfLayout(layout, { ...picks, positions: 1 })).toBe(false);
  });
});
