import type { Screen } from '../../../frame/manifest.ts';

const bare = (
  access: Screen['access'],
  path: string,
  title: Screen['title'],
  load: Screen['load'],
): Screen => ({ path, access, frame: 'bare', title, load });

/** A route whose feature comes later: its guard works already, and its page says "Not open yet". */
const notOpen = (access: Screen['access'], path: string): Screen =>
  bare(access, path, { zh: '尚未开放', en: 'Not open yet' }, () => import('./NotOpenScreen.tsx'));

/** The screens of the site itself, with all routes that are not open yet (spec section 2). */
export const screens: readonly Screen[] = [
  bare(
    'public',
    '/speedtest',
    { zh: '线路测速', en: 'Line speed' },
    () => import('./SpeedTestScreen.tsx'),
  ),
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
  // It will take an id that the server knows, never an address from the query.
  notOpen('player', '/IFrame'),
  bare(
    'public',
    '/$',
    { zh: '没有这个页面', en: 'No such page' },
    () => import('./NotFoundScreen.tsx'),
  ),
];
