import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

// Contrast of every skin (mode and accent), as WCAG 2.2 counts it (1.4.3 and 1.4.11).
const PACKAGES = join(import.meta.dirname, '..');
const TEXT = 4.5;
const NOT_TEXT = 3;

type Rule = { readonly selectors: readonly string[]; readonly says: ReadonlyMap<string, string> };

const bare = (css: string) => css.replaceAll(/\/\*.*?\*\//gs, '');

/** The rules of a sheet, innermost blocks alone. */
const rulesOf = (css: string): readonly Rule[] =>
  [...bare(css).matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selectors = '', body = '']) => ({
    selectors: selectors.split(',').map((each) => each.trim()),
    says: new Map(
      body.split(';').flatMap((line) => {
        const [, name, value] = /^\s*([\w-]+)\s*:\s*(.+?)\s*$/s.exec(line) ?? [];
        return name && value ? [[name, value] as const] : [];
      }),
    ),
  }));

const TOKENS = rulesOf(
  readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8').replaceAll(
    /@[^{}]*\{[^{}]*\}/g,
    '',
  ),
);
const named = (attribute: string): readonly string[] => {
  const found = TOKENS.flatMap(({ selectors }) =>
    selectors.flatMap((each) => new RegExp(`^\\[${attribute}=(\\w+)\\]$`).exec(each)?.[1] ?? []),
  );
  return [...new Set(found)];
};
const MODES = named('data-mode');
const ACCENTS = named('data-accent');

/** How many of the attributes a selector names, or undefined where it is of another skin. */
function weightOf(selector: string, skin: Readonly<Record<string, string>>): number | undefined {
  if (selector === ':root') return 1;
  const wanted = [...selector.matchAll(/\[([\w-]+)=(\w+)\]/g)];
  const rest = selector.replaceAll(/\[[\w-]+=\w+\]/g, '');
  const fits = rest === '' && wanted.every(([, name = '', value]) => skin[name] === value);
  return fits ? wanted.length : undefined;
}

type Skin = ReadonlyMap<string, string>;

/** What a root element with these attributes says of every token. */
function skinOf(mode: string, accent: string): Skin {
  const attributes = { 'data-mode': mode, 'data-accent': accent, 'data-pnl': 'cn' };
  const found = TOKENS.flatMap(({ selectors, says }) => {
    const weights = selectors.flatMap((each) => weightOf(each, attributes) ?? []);
    return weights.length > 0 ? [{ weight: Math.max(...weights), says }] : [];
  });
  const inOrder = found.toSorted((a, b) => a.weight - b.weight);
  return new Map(inOrder.flatMap(({ says }) => [...says]));
}

function valueOf(skin: Skin, token: string): string {
  const value = skin.get(token) ?? '';
  const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  return other ? valueOf(skin, other) : value;
}

function luminance(colour: string): number {
  const [, digits = ''] = /^#([\da-f]{6})$/.exec(colour) ?? [];
  const [red = NaN, green = NaN, blue = NaN] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = NaN, light = NaN] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

type Pair = readonly [front: string, behind: string];

const on = (fronts: string, behinds: string): readonly Pair[] =>
  fronts
    .split(' ')
    .flatMap((front) => behinds.split(' ').map((behind) => [`--${front}`, `--${behind}`] as const));

/** Words stand on what their part lies on, which no rule says. */
const WORDS: readonly Pair[] = [
  ...on('ink ink-2 ink-3 accent-text gain loss time danger', 'bg surface sunken raised'),
  ...on('ink ink-2', 'hover accent-soft accent-soft-2 gain-soft loss-soft time-soft danger-soft'),
  ...on('on-accent', 'accent accent-hover accent-press'),
  ...on('accent-text', 'accent-soft'),
  ...on('on-seal', 'seal'),
  ...on('on-time', 'time-fill'),
  ...on('ball-num wave-r wave-b wave-g', 'porcelain surface'),
];

/** What shows where a control is, or that it is chosen. */
const SHAPES = on('line-ctl accent-edge accent-text', 'bg surface sunken raised');

const TOKEN = /^var\((--[\w-]+)\)$/;

const NO_SOURCE = new Set(['node_modules', 'dist', 'gallery', 'public']);

const sheetsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return NO_SOURCE.has(entry.name) ? [] : sheetsIn(path);
    return entry.name.endsWith('.css') ? [path] : [];
  });

/** The pairs that one rule of a sheet says itself: words and what is behind them. */
function pairsOfSheets(): readonly Pair[] {
  const known = skinOf('light', 'cobalt');
  const sheets = ['ui', 'shell', 'web', 'console'].flatMap((each) =>
    sheetsIn(join(PACKAGES, each)),
  );
  return sheets.flatMap((sheet) =>
    rulesOf(readFileSync(sheet, 'utf8')).flatMap(({ selectors, says }) => {
      const [, front] = TOKEN.exec(says.get('color') ?? '') ?? [];
      const behind =
        TOKEN.exec(says.get('background') ?? '') ?? TOKEN.exec(says.get('background-color') ?? '');
      // What is switched off needs none (1.4.3), and says so by its colour.
      if (!front || !behind?.[1] || front === '--ink-off') return [];
      if (!known.has(front) || !known.has(behind[1])) return [];
      if (selectors.every((each) => /disabled/.test(each))) return [];
      return [[front, behind[1]] as const];
    }),
  );
}

const OF_SHEETS = pairsOfSheets();

const thin = (skin: Skin, pairs: readonly Pair[], least: number): readonly string[] =>
  [...new Set(pairs.map((pair) => pair.join(' on ')))].filter((pair) => {
    const [front = '', behind = ''] = pair.split(' on ').map((token) => valueOf(skin, token));
    // A colour that cannot be read is as bad as one that cannot be seen.
    return !(contrast(front, behind) >= least);
  });

test('contrast is counted as WCAG counts it', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
  expect(
    thin(
      new Map([
        ['--a', '#777777'],
        ['--b', '#ffffff'],
      ]),
      [['--a', '--b']],
      TEXT,
    ),
  ).toEqual(['--a on --b']);
  expect(thin(new Map(), [['--a', '--b']], TEXT)).toEqual(['--a on --b']);
});

test('there are eight skins, and the sheets say pairs of their own', () => {
  expect([MODES, ACCENTS]).toEqual([
    ['light', 'dark'],
    ['cobalt', 'celadon', 'oxblood', 'jun'],
  ]);
  expect(OF_SHEETS.length).toBeGreaterThan(30);
});

describe.each(MODES)('%s', (mode) => {
  test.each(ACCENTS)('%s: words at 4.5, shapes at 3', (accent) => {
    const skin = skinOf(mode, accent);
    expect(thin(skin, [...WORDS, ...OF_SHEETS], TEXT)).toEqual([]);
    expect(thin(skin, SHAPES, NOT_TEXT)).toEqual([]);
  });
});
