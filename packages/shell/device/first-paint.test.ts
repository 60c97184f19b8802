import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

/**
 * `public/first.js` runs before the first paint: it sets the kept skin and language on the root of the page, so that a dark
 * page never flashes white; whoever has chosen nothing sees the skin of the site, which the page came with. One for both
 * clients: what each keeps stands under a name of its own (`data-kept`). It is said here, for every first view carries it.
 */
const PACKAGES = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(PACKAGES, path), 'utf8');

/** Runs the script on a root element with attributes, a storage and the languages of a browser. */
function runFirst(options: {
  readonly attributes: ReadonlyMap<string, string>;
  readonly kept?: ReadonlyMap<string, string>;
  readonly languages?: readonly string[];
  readonly href?: string;
  readonly isDark?: boolean;
}) {
  const { languages = [], href = 'https://fairlot.test/Bet/4', isDark = false } = options;
  const attributes = new Map(options.attributes);
  const kept = new Map(options.kept);
  const root = {
    lang: '',
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
  };
  let shown = href;
  runInNewContext(read('shell/public/first.js'), {
    URL,
    document: { documentElement: root },
    history: {
      state: null,
      replaceState: (_: unknown, __: string, url: URL) => (shown = url.href),
    },
    localStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    },
    location: { href },
    matchMedia: () => ({ matches: isDark }),
    navigator: { languages },
  });
  return { attributes, kept, lang: root.lang, shown };
}

test.each([
  ['web', 'web/session/realm.ts'],
  ['console', 'console/session/realm.ts'],
])('the page of %s takes skin and language from where its client keeps them', (client, realm) => {
  const [, prefix = ''] = /data-kept="([^"]+)"/.exec(read(`${client}/index.html`)) ?? [];
  expect(read(realm)).toContain(`prefix: '${prefix}'`);
  const kept = new Map([
    [`${prefix}preferences`, JSON.stringify({ mode: 'dark', accent: 'jade' })],
    [`${prefix}language`, '"en"'],
  ]);
  const { attributes, lang } = runFirst({
    attributes: new Map([['data-kept', prefix]]),
    kept,
    languages: ['zh-CN'],
  });
  const look = [attributes.get('data-mode'), attributes.get('data-accent'), lang];
  expect(look).toEqual(['dark', 'jade', 'en']);
});

test.each([
  ['dark jun', undefined, 'dark'],
  ['light cobalt', undefined, 'light'],
  ['auto cobalt', undefined, 'dark'],
  ['dark jun', 'light', 'light'],
])('of a site that is %s, who has chosen %s sees it %s', (skin, mode, seen) => {
  const { attributes } = runFirst({
    attributes: new Map([
      ['data-kept', 'x.'],
      ['data-skin', skin],
    ]),
    kept: mode ? new Map([['x.preferences', JSON.stringify({ mode })]]) : new Map(),
    isDark: true,
  });
  expect(attributes.get('data-mode')).toBe(seen);
});

test.each([
  [['zh-TW', 'en'], 'zh-CN'],
  [['en-GB', 'zh-CN'], 'en'],
  [['fr', 'zh-HK', 'en'], 'zh-CN'],
  [['fr', 'de'], 'en'],
  [[], 'en'],
])('speaks to a browser of %s on the first visit as %s', (languages, lang) => {
  const first = runFirst({ attributes: new Map([['data-kept', 'x.']]), languages });
  expect(first.lang).toBe(lang);
  // Only a choice is kept: the browser may change its languages.
  expect([...first.kept]).toEqual([]);
});

test('keeps the language of a link and takes it off the address', () => {
  const opened = runFirst({
    attributes: new Map([['data-kept', 'x.']]),
    kept: new Map([['x.language', '"zh"']]),
    href: 'https://fairlot.test/Bet/4?lang=en&w=Deposit#top',
  });
  expect(opened.lang).toBe('en');
  expect(opened.kept.get('x.language')).toBe('"en"');
  expect(opened.shown).toBe('https://fairlot.test/Bet/4?w=Deposit#top');
  const other = runFirst({
    attributes: new Map([['data-kept', 'x.']]),
    kept: new Map([['x.language', '"zh"']]),
    href: 'https://fairlot.test/?lang=fr',
  });
  expect([other.lang, other.shown]).toEqual(['zh-CN', 'https://fairlot.test/?lang=fr']);
});
