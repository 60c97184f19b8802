import type { Screen } from '../../frame/manifest.ts';

const bare = (
  access: Screen['access'],
  path: string,
  title: Screen['title'],
  load: Screen['load'],
): Screen => ({ path, access, frame: 'bare', title, load });

/** A route whose feature comes later: it obeys its guard already, and says that it is not open yet. */
const notOpen = (access: Screen['access'], path: string): Screen =>
  bare(access, path, { zh: '尚未开放', en: 'Not open yet' }, () => import('./NotOpenScreen.tsx'));

/** What a site says when something is amiss, and what it has not opened yet (spec section 2). */
const screens: readonly Screen[] = [
  bare(
    'public',
    '/Offline',
    { zh: '系统维护中', en: 'Under maintenance' },
    () => import('./OfflineScreen.tsx'),
  ),
  bare('public', '/ErrorMsg', { zh: '提示', en: 'Message' }, () => import('./ErrorMsgScreen.tsx')),
  bare(
    'public',
    '/IPRestricted',
    { zh: '暂不提供服务', en: 'Not offered here' },
    () => import('./IPRestrictedScreen.tsx'),
  ),
  notOpen('public', '/ChatAnonymity'),
  notOpen('player', '/ExternalGameCardSubItem/$gameType'),
  notOpen('player', '/ExternalGameFishSubItem/$gameType'),
  notOpen('player', '/ExternalGameSlotSubItem/$gameType'),
  notOpen('player', '/ExternalGameVideoLobby'),
  notOpen('player', '/ExternalGameSportLobby'),
  notOpen('player', '/ExternalGameFishLobby'),
  notOpen('player', '/ExternalGameBlockchain'),
  // What it will show is named by an id that the server knows: no address is ever taken from the query.
  notOpen('player', '/IFrame'),
  notOpen('agent', '/Team'),
  bare(
    'public',
    '/*',
    { zh: '没有这个页面', en: 'No such page' },
    () => import('./NotFoundScreen.tsx'),
  ),
];
export default screens;
