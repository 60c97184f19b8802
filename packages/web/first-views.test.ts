import { expect, test } from 'vitest';
import { findEarly, findRound, type Built } from './first-views.ts';

const file = (fileName: string, modules: string[], imports: string[] = []): Built => ({
  fileName,
  moduleIds: modules.map((path) => `/here/${path}`),
  imports,
});
const BET = ['BetScreen', 'Desk', 'Phone'].map((name) => `packages/web/features/bet/${name}.tsx`);
const SCREENS = [
  file('core.js', ['packages/web/main.tsx', 'packages/ui/button/Button.tsx']),
  file('HomeScreen.js', ['packages/web/features/lottery/HomeScreen.tsx'], ['core.js', 'games.js']),
  file('LoginScreen.js', ['packages/web/features/session/LoginScreen.tsx'], ['core.js']),
  file('bet.js', BET, ['core.js', 'games.js']),
  file('plays.js', ['packages/rules/play/lhc/plays.ts'], ['tools.js']),
];
const LIBRARY = 'node_modules/@base-ui/react/menu/root/MenuRoot.mjs';

test('what is fetched when somebody asks for it is no concern of a first view', () => {
  const later = [file('games.js', []), file('menu.js', [LIBRARY, 'packages/ui/menu/Menu.tsx'])];
  expect(findEarly([...SCREENS, ...later])).toEqual([]);
});

test.each([
  'packages/ui/gallery/Gallery.tsx',
  'packages/ui/form/Form.tsx',
  'packages/shell/form/use-contract-form.ts',
  'packages/ui/menu/Menu.tsx',
  'packages/ui/popover/Popover.tsx',
  'node_modules/react-hook-form/dist/index.esm.mjs',
  'packages/rules/play/past.ts',
  'packages/rules/play/k3/columns.ts',
  'packages/rules/play/k3/trends.ts',
  LIBRARY,
])('%s is found wherever it came into one', (module) => {
  const found = (at: string) => [`${at}: /here/${module}`];
  expect(
    findEarly([file('a.js', [module]), ...SCREENS.slice(1), { ...SCREENS[0]!, imports: ['a.js'] }]),
  ).toEqual(found('a.js'));
  expect(findEarly([file('games.js', [], ['b.js']), file('b.js', [module]), ...SCREENS])).toEqual(
    found('b.js'),
  );
  expect(findEarly([file('tools.js', [module]), ...SCREENS])).toEqual(found('tools.js'));
});

test('a screen that is built elsewhere does not slip through', () => {
  expect(() => findEarly(SCREENS.slice(0, 4).filter((_, index) => index !== 1))).toThrow(
    /HomeScreen/,
  );
});

test('files that need each other at once are found, however far round', () => {
  expect(findRound(SCREENS)).toBeUndefined();
  const round = [file('games.js', [], ['a.js']), file('a.js', [], ['core.js', 'bet.js'])];
  expect(findRound([...SCREENS, ...round])).toEqual(['games.js', 'a.js', 'bet.js', 'games.js']);
});
