import { describe, expect, test } from 'vitest';
import { CATEGORIES } from '../lottery/categories.ts';
import { isListed } from '../odds/prize-list.ts';
import { drawLength, readDraw } from './draw-shape.ts';
import { familyOf, findPlay, playsOf } from './index.ts';
import { PAST } from './past.ts';
import { FAMILIES, familyOfPlay, findFamily } from './registry.ts';

const pastOf = async (code: string) => ({
  ...familyOf(code),
  columns: await PAST[code]!.loadColumns(),
  trends: await PAST[code]!.loadTrends(),
});

const DRAWN_AT = Date.UTC(2026, 5, 1);
const ssc = await pastOf('ssc');
const d3 = await pastOf('d3');
const digits = (text: string): number[] => [...text].map(Number);
const cells = (family: typeof ssc, text: string): string[] =>
  family.columns.map((column) => column.cell(digits(text), 0).long.en);

describe('the registry', () => {
  test('knows each family once, and those of the games of the house', () => {
    expect(new Set(FAMILIES.map(({ code }) => code)).size).toBe(FAMILIES.length);
    for (const { family } of CATEGORIES) expect(findFamily(family), family).toBeDefined();
  });

  test('finds the family of a play by its code, and nothing for a stranger', async () => {
    for (const { code, load } of FAMILIES) {
      const [play] = await load();
      expect(familyOfPlay(play?.code ?? '')?.code).toBe(code);
    }
    expect(findFamily('none')).toBeUndefined();
    expect(familyOfPlay('none')).toBeUndefined();
  });

  test('marks of a long number the digits that its plays look at, and no other', () => {
    for (const { code, ball } of FAMILIES) {
      if (typeof ball === 'string') continue;
      const at = new Set(playsOf(code).flatMap((play) => play.on(0).at ?? []));
      expect([...at].toSorted((a, b) => a - b)).toEqual(ball.decisive);
    }
  });

  test('say by their face where no play is paid by a prize group', () => {
    for (const { code, isQuoted = false } of FAMILIES) {
      const categories = CATEGORIES.filter(({ family }) => family === code);
      expect(
        playsOf(code).every(
          (play) => play.style === 'credit' || categories.every(({ id }) => isListed(id, play)),
        ),
        code,
      ).toBe(isQuoted);
    }
  });

  test('say by their face where they have plays of one style alone, and what comes first is of it', async () => {
    for (const { code, only, loadFirst } of FAMILIES) {
      const styles = new Set(playsOf(code).map(({ style }) => style));
      if (only) expect([...styles], code).toEqual([only]);
      // What comes first must tell by itself, or by the face, which styles are to come.
      else if (loadFirst) expect(styles.size, code).toBe(2);
    }
  });

  test('facts, columns and trends are there for any draw, in both languages', async () => {
    for (const { code } of FAMILIES) {
      const { draw: shape, facts, columns, trends } = await pastOf(code);
      const zero = SAMPLES[code];
      const read = readDraw(shape, zero ?? '');
      expect(read.ok, code).toBe(true);
      if (!read.ok) continue;
      expect(read.value).toHaveLength(drawLength(shape));
      expect(facts(read.value, DRAWN_AT).length).toBeGreaterThan(0);
      for (const { long } of columns.map((column) => column.cell(read.value, DRAWN_AT))) {
        expect(long.zh).not.toBe('');
        expect(long.en).toMatch(/^[\u0020-\u007e]+$/);
      }
      for (const { values, of } of trends) expect(values[of(read.value, DRAWN_AT)]).toBeDefined();
    }
  });
});

/** A number of each family. */
const SAMPLES: { readonly [code: string]: string } = {
  ssc: '3,4,6,8,2',
  d3: '9,0,1',
  k3: '6,1,4',
  pc28: '9,0,4',
  lhc: '07,01,49,03,04,05,06',
  x5: '07,01,11,04,09',
  pk10: '07,01,02,03,04,05,06,08,09,10',
  ssq: '01,05,12,19,27,33,08',
  dlt: '02,11,20,30,35,04,12',
  qxc: '1,0,3,9,5,6,14',
  qlc: '01,04,09,13,20,22,30,05',
  pl5: '3,4,6,8,2',
  hash: '5df6e0e2761359d30a8275058e299fcc0381534545f55cf43e41983f5d4c9456',
  kl10: '07,20,01,14,09,12,18,03',
  kl8: '01,07,09,12,18,23,24,31,33,40,41,42,50,55,61,64,66,72,77,80',
};

describe('the columns of Mark Six', () => {
  test('say of the special number what its plays pay, by the lunar year of the draw', async () => {
    const { columns } = await pastOf('lhc');
    const said = (special: number) =>
      columns.map((column) => column.cell([1, 2, 3, 4, 5, 7, special], DRAWN_AT).long.zh);
    expect(said(6)).toEqual(['牛', '绿波', '小', '双', '0头 6尾', '6 合双', '土', '7', '28']);
    expect(said(49)).toEqual(['马', '绿波', '和', '和', '4头 9尾', '和', '火', '6', '71']);
  });
});

describe('the columns of digits', () => {
  test('say sum, size, parity, duel, shapes and span', () => {
    expect(cells(ssc, '34682')).toEqual([
      '23',
      'Big',
      'Odd',
      'Dragon',
      'Half',
      'Mixed',
      'Mixed',
      '6',
    ]);
    expect(cells(d3, '901')).toEqual(['10', 'Small', 'Even', 'Dragon', 'Straight', '9']);
  });

  test('call 22 small and 23 big, 13 small and 14 big', () => {
    const sizes = [
      cells(ssc, '99400')[1],
      cells(ssc, '99500')[1],
      cells(d3, '940')[1],
      cells(d3, '950')[1],
    ];
    expect(sizes).toEqual(['Small', 'Big', 'Small', 'Big']);
  });

  test('have a tie where first and last are equal, told by colour too', () => {
    expect(ssc.columns[3]?.cell(digits('50005'), 0)).toMatchObject({ isTie: true });
    expect(ssc.columns[3]?.cell(digits('12349'), 0).long.en).toBe('Tiger');
    expect(ssc.facts(digits('50005'), 0).at(-1)).toMatchObject({ isTie: true });
  });

  test('agree with what the shape play pays, over every draw of three digits', () => {
    const play = findPlay('d3.c.shape')!.on(0);
    const names: Readonly<Record<string, string>> = {
      leopard: 'Triple',
      straight: 'Straight',
      pair: 'Pair',
      half: 'Half',
      misc: 'Mixed',
    };
    const all = play.parse(play.options.map(({ code }) => code).join());
    for (let n = 0; n < 1_000; n++) {
      const draw = digits(String(n).padStart(3, '0'));
      const won = all.ok ? play.hits(all.value, draw).tiers.indexOf(1) : -1;
      expect(d3.columns[4]?.cell(draw, 0).long.en).toBe(names[play.options[won]?.code ?? '']);
    }
  });
});
