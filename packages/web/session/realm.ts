// The realm of the players: their calls, their pages, and what a lost connection means to a bet.
import { call, loadOnce, refetch, type Realm } from '@fairlot/shell';
import { gameTopic, OWN_TOPIC } from '@fairlot/wire/core';
import { domainEventsHttp } from '@fairlot/wire/core/domain-events';
import { events } from '@fairlot/wire/hubs';
import { lotteryHub } from '@fairlot/wire/play/lottery';
import { DENIED_CODES, loginHttp } from '@fairlot/wire/auth/login';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { PAGES } from './pages.ts';
import { player } from './player-store.ts';
import { askTime } from './site.ts';
import { REALM } from './text.ts';

const loadEnds = loadOnce(() => import('./login-ends.ts'));

export const players: Realm = {
  base: '',
  keeping: {
    prefix: 'fairlot.',
    outlivesLogout: ['account', 'record', 'bet.pending', 'fair.seeds', 'had-login'],
  },
  login: {
    longestHours: 12,
    renew: () => call(loginHttp.refresh, {}),
    end: () => call(loginHttp.logout, undefined),
    readEnds: async () => (await loadEnds()).readEnds(),
    stay: async () => (await loadEnds()).stay(),
    check: () => void refetch(walletHttp.getWalletAmount),
  },
  pages: PAGES,
  denials: DENIED_CODES,
  // The one page that an expired token does not take the player away from.
  staysAfterExpiry: (search) => new URLSearchParams(search).get('page') === 'speedtest',
  askTime,
  hub: {
    url: () => `/Hub?${new URLSearchParams({ loginId: player.get()?.UserName ?? '', roomId: '' })}`,
    events,
    multiJoin: lotteryHub.multiJoin,
    topicOf: (id) => gameTopic.of(Number(id)),
    own: [OWN_TOPIC],
    since: async (Topics) => {
      const result = await call(domainEventsHttp.since, { Topics });
      return result.ok ? result.value.Topics : [];
    },
  },
  words: REALM,
};
