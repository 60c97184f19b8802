// A feature that exists only here: its manifest alone brings route, navigation, title and proposals.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryHistory } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { clearSession, session } from '@fairlot/shell';
import { giveRealm } from '../../shell/realm/realm.ts';
import { features } from '../features/index.ts';
import { filteredPage, type Manifest, type PageProps } from '../registry/manifest.ts';
import type { ProposalView } from '../registry/proposal-view.ts';
import { findNavItems } from '../registry/navigation.ts';
import { makeRegistry } from '../registry/registry.ts';
import { operators } from '../session/realm.ts';
import { makeRouter } from './router.tsx';

const ORIGIN = 'http://console.example';

const KiteSearch = z.object({ colour: z.catch(z.optional(z.enum(['red', 'blue'])), undefined) });
type KiteFilter = z.output<typeof KiteSearch>;

const FLIES: ProposalView = { subject: () => 'a kite', show: () => 'a kite would fly' };

const load = vi.fn(async () => ({ default: (_props: PageProps<KiteFilter>) => 'kites' }));

const kite: Manifest = {
  name: 'kite',
  pages: [
    filteredPage({
      path: '/Kites',
      title: { zh: '风筝', en: 'Kites' },
      frame: 'list',
      search: KiteSearch,
      nav: { group: 'people', order: 15, permissions: ['manage.avatars.review'] },
      load,
    }),
  ],
  proposals: async () => ({ default: { 'kite.kites.fly': FLIES } }),
};
const withKite = [...features, kite];

const open = async (address: string, manifests: readonly Manifest[]) => {
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = makeRouter(manifests, { history, isServer: false, origin: ORIGIN });
  await router.load();
  await vi.waitFor(() => expect(router.state.status).toBe('idle'));
  return router;
};

const reportError = vi.fn();
beforeEach(() => {
  giveRealm(operators);
  vi.stubGlobal('reportError', reportError);
  session.set({ token: 'token', expiresAt: Date.now() + 60_000, isAgent: false });
});
afterEach(() => {
  clearSession();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('its page loads when it is opened, with the filter of the address and its title', async () => {
  await open('/Games', withKite);
  expect(load).not.toHaveBeenCalled();
  const router = await open('/Kites?colour=red&size=9', withKite);
  expect(load).toHaveBeenCalledOnce();
  const match = router.state.matches.at(-1);
  expect(match?.status).toBe('success');
  expect(match?.search).toMatchObject({ colour: 'red' });
  expect(match?.staticData.page?.title).toEqual({ zh: '风筝', en: 'Kites' });
  const other = await open('/Kites?colour=green', withKite);
  expect(other.state.matches.at(-1)?.search).toEqual({ colour: undefined });
});

test('its page is in the navigation at its position, for operators with its permission', () => {
  const { navigation } = makeRegistry(withKite);
  const people = navigation.find(({ key }) => key === 'people');
  expect(people?.items.map(({ to }) => to).slice(0, 3)).toEqual(['/Players', '/Kites', '/Risk']);
  const found = (may: (permission: string) => boolean) =>
    findNavItems(navigation, 'kites', may).flatMap(({ items }) => items.map(({ name }) => name.en));
  expect(found((permission) => permission === 'manage.avatars.review')).toEqual(['Kites']);
  expect(found(() => false)).toEqual([]);
});

test('its proposals are shown in its words', async () => {
  const { views } = await makeRegistry(withKite).loadProposals();
  expect(views['kite.kites.fly']?.show({ Before: null, Content: {} })).toBe('a kite would fly');
  expect(views['rate.usdt.change']).toBeDefined();
});

test('without it there is no page', async () => {
  const router = await open('/Kites', features);
  expect(router.state.matches.map(({ staticData }) => staticData.page)).toEqual([undefined]);
  expect(makeRegistry(features).navigation.flatMap(({ items }) => items)).not.toContainEqual(
    expect.objectContaining({ to: '/Kites' }),
  );
});

test('leads to sign-in without a session, and ends the session there', async () => {
  clearSession();
  expect((await open('/Kites', withKite)).state.location.pathname).toBe('/SignIn');
  session.set({ token: 'token', expiresAt: Date.now() + 60_000, isAgent: false });
  const router = await open('/SignIn?why=over', withKite);
  expect(router.state.matches.at(-1)?.search).toEqual({ why: 'over' });
  expect(session.get()).toBeNull();
});

test('a page that does not load is reported, and loads when it is opened again', async () => {
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('self', {});
  load.mockRejectedValueOnce(new Error('no such file'));
  const router = await open('/Kites', withKite);
  expect(router.state.matches.at(-1)?.status).toBe('error');
  expect(reportError).toHaveBeenCalledOnce();
  await router.navigate({ to: '/Games' });
  await router.navigate({ to: '/Kites' });
  expect(router.state.matches.at(-1)?.status).toBe('success');
});

test('proposals that did not load are loaded again', async () => {
  const proposals = vi.fn(async () => ({ default: { 'kite.kites.fly': FLIES } }));
  proposals.mockRejectedValueOnce(new Error('no such file'));
  const { loadProposals } = makeRegistry([{ name: 'kite', proposals }]);
  await expect(loadProposals()).rejects.toThrow('no such file');
  expect(Object.keys((await loadProposals()).views)).toEqual(['kite.kites.fly']);
});
