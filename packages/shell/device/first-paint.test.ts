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
  const root = {
    lang: 'zh-CN',
    said: new Map([['data-kept', prefix]]),
    getAttribute: (name: string) => root.said.get(name) ?? null,
    setAttribute: (name: string, value: string) => root.said.set(name, value),
  };
  runInNewContext(read('shell/public/first.js'), {
    document: { documentElement: root },
    localStorage: { getItem: (name: string) => kept.get(name) ?? null },
    matchMedia: () => ({ matches: false }),
  });
  expect([root.said.get('data-mode'), root.said.get('data-accent'), root.lang]).toEqual([
    'dark',
    'jade',
    'en',
  ]);
});

test.each([
  ['dark jun', undefined, 'dark'],
  ['light cobalt', undefined, 'light'],
  ['auto cobalt', undefined, 'dark'],
  ['dark jun', 'light', 'light'],
])('of a site that is %s, who has chosen %s sees it %s', (skin, mode, seen) => {
  const said = new Map([
    ['data-kept', 'x.'],
    ['data-skin', skin],
  ]);
  runInNewContext(read('shell/public/first.js'), {
    document: {
      documentElement: {
        getAttribute: (name: string) => said.get(name) ?? null,
        setAttribute: (name: string, value: string) => said.set(name, value),
      },
    },
    localStorage: { getItem: () => (mode ? JSON.stringify({ mode }) : null) },
    matchMedia: () => ({ matches: true }),
  });
  expect(said.get('data-mode')).toBe(seen);
});
