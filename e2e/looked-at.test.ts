// Every screen and every tab of the window that the features of the player client declare is looked at in
// every look: one that is added and not put on the list of `screens.ts` fails here. The pages of the
// console are held against their router where they are looked at (`console.test.ts`).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { FIRST_LOOKS, LOOKS } from './browser.ts';
import { missingOf, pagesOf, thinOf } from './console-pages.ts';
import { isShort, looksOf, missingIn, PAIRS } from './looks.ts';
import { LISTS, OF_AGENTS } from './screens.ts';

const WEB = join(import.meta.dirname, '../packages/web');

type Declared = { readonly path: string; readonly load: () => unknown };
/** As much of a manifest of the client as is read here. */
type Manifest = {
  readonly screens?: readonly Declared[];
  readonly window?: () => Promise<{ readonly window: InWindow }>;
};
/** What a feature has in the window. A function runs when the window opens; its tabs have tests of their own. */
type InWindow = { readonly tabs?: readonly { readonly id: string }[] } | (() => unknown);

type Route = { readonly options: { readonly staticData: { readonly screen?: Declared } } };
/** As much of the router of the client as is read here. */
type Router = {
  readonly getMatchedRoutes: (
    path: string,
  ) => readonly [branch: unknown, params: unknown, route: Route | undefined];
};

let features: readonly Manifest[];
let router: Router;

beforeAll(async () => {
  // A client is a program of its own: it is no part of the types of these tests.
  ({ features } = (await import(join(WEB, 'features/index.ts'))) as { features: typeof features });
  const { makeRouter } = (await import(join(WEB, 'frame/router.tsx'))) as {
    makeRouter: (manifests: readonly Manifest[]) => Router;
  };
  router = makeRouter(features);
});

/** Of an address that nobody has. */
const SOME_SERIAL = 20_260_101_001;
const looked = [...LISTS.flat(), ...OF_AGENTS].map(
  ({ path }) => new URL(path(SOME_SERIAL), 'http://site.example'),
);

/** The file that a screen is: several addresses may show the same. */
const fileOf = ({ load }: Declared): string =>
  /["']([^"']+\.tsx)["']/.exec(String(load))?.[1] ?? 'a screen of no file';

test('every screen is looked at', () => {
  const declared = features.flatMap(({ screens = [] }) => screens);
  expect(declared.length).toBeGreaterThan(25);
  const seen = new Set(
    looked.flatMap(({ pathname }) => {
      const screen = router.getMatchedRoutes(pathname)[2]?.options.staticData.screen;
      return screen ? [fileOf(screen)] : [];
    }),
  );
  const missing = declared.filter((screen) => !seen.has(fileOf(screen)));
  expect(missing.map(({ path }) => path)).toEqual([]);
});

test('every tab of the window is looked at', async () => {
  const windows = await Promise.all(features.map(async (each) => (await each.window?.())?.window));
  const tabs = windows.flatMap((each) => (typeof each === 'function' ? [] : (each?.tabs ?? [])));
  expect(tabs.length).toBeGreaterThan(18);
  const seen = new Set(looked.map(({ searchParams }) => searchParams.get('w')));
  expect(tabs.map(({ id }) => id).filter((id) => !seen.has(id))).toEqual([]);
});

test('the pages of the console are read off its router, and one that is not looked at is named', () => {
  const pages = pagesOf();
  expect(pages).toEqual(expect.arrayContaining(['/SignIn', '/', '/Games/$id', '/Risk']));
  const all = pages.map((page) => page.replaceAll(/\$\w+/g, '7'));
  expect(missingOf(all)).toEqual([]);
  expect(missingOf(all.filter((path) => path !== '/Games/7'))).toEqual(['/Games/$id']);
});

test('what is looked at twice is seen in each width, mode and language', () => {
  expect(FIRST_LOOKS).toHaveLength(4);
  expect(new Set(PAIRS.flat())).toEqual(new Set(FIRST_LOOKS));
  for (const pair of PAIRS) {
    expect(pair).toHaveLength(2);
    expect(missingIn(pair)).toEqual([]);
    // Each of them is needed.
    for (const look of pair) expect(missingIn([look])).toHaveLength(3);
  }
  const places = Array.from({ length: 8 }, (_, place) => looksOf(place));
  if (isShort) expect(new Set(places.flat())).toEqual(new Set(FIRST_LOOKS));
  else for (const looks of places) expect(missingIn(looks)).toEqual([]);
  expect(missingIn(LOOKS.filter(({ language }) => language === 'zh'))).toEqual(['en']);
});

test('a page of the console that was not seen in a width, a mode or a language is named with it', () => {
  const all = pagesOf().map((page) => page.replaceAll(/\$\w+/g, '7'));
  const pair = PAIRS[0] ?? [];
  const seen = all.flatMap((path) => pair.map((look) => ({ path, ...look })));
  expect(thinOf(seen)).toEqual([]);
  const thin = seen.filter(({ path, mode }) => path !== '/Games/7' || mode === 'light');
  expect(thinOf(thin)).toEqual([expect.stringMatching(/^\/Games\/\$id .*dark/)]);
});

/** The loops over looks in the files that judge parts of their own. */
const LOOPS = 17;

test('no file has left the looks of its parts', () => {
  const sources = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'));
  const loops = sources.flatMap((text) => text.match(/(?:of |each\()(?:looksOf\(|TWO\b)/g) ?? []);
  expect(loops.length).toBeGreaterThanOrEqual(LOOPS);
});
