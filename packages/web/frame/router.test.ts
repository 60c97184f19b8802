import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryHistory } from '@tanstack/react-router';
import { giveRealm } from '../../shell/realm/realm.ts';
import { clearSession, navigate, pageLocation, session } from '@fairlot/shell';
import { hadLogin, players } from '../session/index.ts';
import type { Manifest, Screen } from './manifest.ts';
import { makeRouter } from './router.tsx';
import { isInside, startRouter } from './start-router.ts';

const ORIGIN = 'http://site.example';

type Load = Screen['load'];
const shown = { default: () => null };
const loaded: Load = async () => shown;

const screen = (path: string, access: Screen['access'], load = loaded): Screen => ({
  path,
  access,
  frame: 'bare',
  title: { zh: path, en: path },
  load,
});

/** The code of a screen that comes, or fails, when the test says so. */
function slow(): { load: Load; arrive: () => void; fail: () => void } {
  let arrive = (): void => undefined;
  let fail = arrive;
  const code = new Promise<typeof shown>((resolve, reject) => {
    arrive = () => resolve(shown);
    fail = () => reject(new Error('no such file'));
  });
  return { load: () => code, arrive: () => arrive(), fail: () => fail() };
}

function start(address: string, demo: Load = loaded, unknown: Load = loaded) {
  const screens = [
    screen('/', 'player'),
    screen('/Lobby', 'public'),
    screen('/Login', 'public'),
    screen('/LinkFailure', 'public'),
    screen('/Timeout', 'public'),
    screen('/speedtest', 'public'),
    screen('/ErrorMsg', 'public'),
    screen('/Bet/$id', 'player'),
    screen('/Bet/ScheduleAgreements', 'player'),
    screen('/IFrame', 'player'),
    screen('/Team', 'agent'),
    screen('/Demo', 'public', demo),
    screen('/$', 'public', unknown),
  ];
  const manifests: readonly Manifest[] = [{ name: 'test', screens }];
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = makeRouter(manifests, { history, isServer: false, origin: ORIGIN });
  startRouter(router);
  return {
    router,
    history,
    /** The screen that is shown, once nothing is loading any more. */
    settled: async () => {
      await vi.waitFor(() => expect(router.state.status).toBe('idle'));
      return router.state.matches.at(-1);
    },
  };
}

const signIn = (isAgent: boolean): void =>
  session.set({ token: 'token', expiresAt: Date.now() + 60_000, isAgent });

const reportError = vi.fn();
const scrollTo = vi.fn();
const reload = vi.fn();
beforeEach(() => {
  giveRealm(players);
  vi.stubGlobal('reportError', reportError);
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('location', { href: `${ORIGIN}/`, reload });
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  clearSession();
  hadLogin.set(false);
  pageLocation.set({ path: '', search: '' });
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test.each([
  ['/', '/', {}],
  ['/Login', '/Login', {}],
  ['/login', '/$', { _splat: 'login' }],
  ['/Login/', '/Login', {}],
  ['/IFrame/', '/IFrame', {}],
  ['/IFrame/elsewhere', '/$', { _splat: 'IFrame/elsewhere' }],
  ['/Bet/4', '/Bet/$id', { id: '4' }],
  ['/Bet/4/', '/Bet/$id', { id: '4' }],
  ['/Bet/ScheduleAgreements', '/Bet/ScheduleAgreements', {}],
  ['/Bet', '/$', { _splat: 'Bet' }],
  ['/Bet/4/5', '/$', { _splat: 'Bet/4/5' }],
  ['/Bet/%E4%BA%94', '/Bet/$id', { id: '五' }],
  ['/Bet/a%2Fb', '/Bet/$id', { id: 'a/b' }],
])('shows for %s the screen %s with %j', async (address, path, params) => {
  signIn(false);
  const { history, settled } = start(address);
  const match = await settled();
  expect(match?.staticData.screen?.path).toBe(path);
  expect(match?.params).toMatchObject(params);
  expect(history.location.href).toBe(address);
});

test('loads the screen of unknown addresses for one that cannot be decoded', async () => {
  const load = vi.fn(loaded);
  const { history, router, settled } = start('/Bet/%E4', loaded, load);
  await settled();
  expect(load).toHaveBeenCalledOnce();
  expect(router.state.matches).toHaveLength(1);
  expect(history.location.href).toBe('/Bet/%E4');
});

test.each([
  ['visitor', '/', '/Lobby'],
  ['visitor', '/?w=BetRecord', '/Lobby'],
  ['visitor', '/Lobby', '/Lobby'],
  ['visitor', '/Bet/4', '/Timeout'],
  ['visitor', '/Bet/4?w=Logins#slip=a-_9', '/Timeout#/Bet/4#slip=a-_9'],
  ['visitor', '/Team', '/Timeout'],
  ['visitor', '/ErrorMsg?Msg=1', '/ErrorMsg?Msg=1'],
  ['visitor', '/Nowhere', '/Nowhere'],
  ['player', '/', '/'],
  ['player', '/Lobby', '/'],
  ['player', '/Team', '/'],
  ['agent', '/Team', '/Team'],
])('a %s who loads %s gets to %s', async (who, address, end) => {
  if (who !== 'visitor') signIn(who === 'agent');
  const { history, settled } = start(address);
  await settled();
  expect(history.location.href).toBe(end);
  expect(history.length).toBe(1);
});

test('leads a visitor who follows a link Home to the lobby, and to Timeout once there was a login', async () => {
  const { history, settled } = start('/ErrorMsg');
  await settled();
  navigate.to('/');
  await settled();
  expect(history.location.href).toBe('/Lobby');
  expect(history.length).toBe(2);
  signIn(false);
  navigate.to('/Bet/4');
  await settled();
  clearSession();
  navigate.to('/');
  await settled();
  expect(history.location.href).toBe('/Timeout');
});

test('leads a Home that was reloaded without a token to the speed test', async () => {
  const entries = [{ type: 'reload' }] as unknown as PerformanceEntryList;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries);
  const { history, settled } = start('/');
  await settled();
  expect(history.location.href).toBe('/speedtest');
  vi.mocked(performance.getEntriesByType).mockRestore();
});

test.each([
  ['/Login', false],
  ['/LinkFailure', true],
])('after %s the player is signed in: %s', async (address, isKept) => {
  signIn(false);
  const { settled } = start(address);
  await settled();
  expect(session.get() !== null).toBe(isKept);
});

test('loads a screen ahead without entering it', async () => {
  signIn(false);
  const load = vi.fn(loaded);
  const { settled } = start('/', load);
  await settled();
  navigate.preload('/Demo?view=1');
  navigate.preload('/Login');
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(session.get()).not.toBeNull();
  expect(pageLocation.get().path).toBe('/');
});

test('keeps search values as they are in the address', async () => {
  const { history, router, settled } = start('/ErrorMsg?Msg=1&EndTime=4070908800000&Msg=2');
  await settled();
  navigate.to('/ErrorMsg?Msg=%22a%22+b');
  const match = await settled();
  expect(match?.search).toEqual({ Msg: '"a" b' });
  expect(history.location.href).toBe('/ErrorMsg?Msg=%22a%22+b');
  expect(pageLocation.get()).toEqual({ path: '/ErrorMsg', search: '?Msg=%22a%22+b' });
  expect(router.options.parseSearch('?EndTime=4070908800000')).toEqual({
    EndTime: '4070908800000',
  });
});

test('shows the old screen until the code of the new one is there', async () => {
  const { load, arrive } = slow();
  const { router, settled } = start('/ErrorMsg', load);
  await settled();
  navigate.to('/Demo');
  await vi.waitFor(() => expect(router.state.status).toBe('pending'));
  await new Promise((done) => setTimeout(done, 20));
  expect(router.state.matches.at(-1)?.staticData.screen?.path).toBe('/ErrorMsg');
  expect(pageLocation.get().path).toBe('/ErrorMsg');
  arrive();
  expect((await settled())?.staticData.screen?.path).toBe('/Demo');
  expect(pageLocation.get().path).toBe('/Demo');
});

test('forgets a navigation that is overtaken while its code is loading', async () => {
  const { load, arrive } = slow();
  const { settled } = start('/ErrorMsg', load);
  await settled();
  navigate.to('/Demo');
  await new Promise((done) => setTimeout(done, 0));
  navigate.to('/Timeout');
  await settled();
  arrive();
  await new Promise((done) => setTimeout(done, 20));
  expect((await settled())?.staticData.screen?.path).toBe('/Timeout');
  expect(pageLocation.get().path).toBe('/Timeout');
});

/** A page of the version `old`, whose server hands out the page of `version`. */
function stubPage(version: string): void {
  const left = new Map<string, string>();
  const entry = { getAttribute: () => '/assets/old.js' };
  vi.stubGlobal('document', { querySelector: () => entry });
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => left.get(name) ?? null,
    setItem: (name: string, value: string) => left.set(name, value),
  });
  const html = `<script src="/assets/${version}.js"></script><div id="root"></div>`;
  vi.stubGlobal('fetch', async () => new Response(html));
}

test('shows a screen whose code failed as broken, and tries again the next time', async () => {
  const { load, fail } = slow();
  const loads = vi.fn(load);
  const { settled } = start('/ErrorMsg', loads);
  await settled();
  stubPage('old');
  navigate.to('/Demo');
  fail();
  const broken = await settled();
  expect(broken).toMatchObject({ status: 'error', routeId: '/Demo' });
  expect(pageLocation.get().path).toBe('/Demo');
  expect(reportError).toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
  loads.mockImplementation(loaded);
  navigate.to('/ErrorMsg');
  await settled();
  navigate.to('/Demo');
  expect(await settled()).toMatchObject({ status: 'success', routeId: '/Demo' });
});

test('reloads the page once if the code failed because another version is up', async () => {
  const { load, fail } = slow();
  const { router, settled } = start('/ErrorMsg', load);
  await settled();
  stubPage('new');
  navigate.to('/Demo');
  fail();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await new Promise((done) => setTimeout(done, 20));
  expect(reload).toHaveBeenCalledOnce();
  expect(router.state.matches.at(-1)?.staticData.screen?.path).toBe('/ErrorMsg');
});

test('a failure of code that is loaded ahead reloads nothing', async () => {
  const { load, fail } = slow();
  const { settled } = start('/ErrorMsg', load);
  await settled();
  stubPage('new');
  navigate.preload('/Demo');
  fail();
  await vi.waitFor(() => expect(reportError).toHaveBeenCalledOnce());
  expect((await settled())?.staticData.screen?.path).toBe('/ErrorMsg');
  expect(reload).not.toHaveBeenCalled();
});

test('scrolls up on another path, and not for a tab of the window', async () => {
  signIn(false);
  const { history, settled } = start('/Bet/4');
  await settled();
  navigate.openWindow('BetRecord');
  await settled();
  navigate.openWindow('Logins');
  await settled();
  expect(history.location.href).toBe('/Bet/4?w=Logins');
  // The second tab replaced the first.
  expect(history.length).toBe(2);
  navigate.closeWindow();
  await settled();
  expect(history.location.href).toBe('/Bet/4');
  expect(history.length).toBe(2);
  expect(scrollTo).not.toHaveBeenCalled();
  navigate.to('/Bet/5');
  await settled();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});

test('is inside on a screen that needs a login, and before the first screen', async () => {
  signIn(false);
  const { router, settled } = start('/Bet/4');
  expect(isInside(router)).toBe(true);
  await settled();
  expect(isInside(router)).toBe(true);
  navigate.to('/ErrorMsg');
  await settled();
  expect(isInside(router)).toBe(false);
});
