import { DENIED_CODES } from '@fairlot/wire/auth/login';
import type { Realm } from './realm.ts';

const nothing = { zh: '', en: '' };

/** A client of a test: its calls answer nothing, its pages are those of the players. */
export const testRealm: Realm = {
  base: '',
  keeping: { prefix: 'fairlot.', outlivesLogout: ['record'] },
  login: {
    longestHours: 12,
    renew: () => Promise.reject(new Error('no server')),
    end: async () => undefined,
    readEnds: async () => undefined,
    stay: async () => undefined,
    check: () => undefined,
  },
  pages: {
    login: '/Login',
    timeout: '/Timeout',
    restricted: '/IPRestricted',
    broken: '/ErrorMsg',
    error: (text) => (text ? `/ErrorMsg?Msg=${encodeURIComponent(text)}` : '/ErrorMsg'),
    offline: () => '/Offline',
  },
  denials: DENIED_CODES,
  staysAfterExpiry: () => false,
  askTime: () => Promise.reject(new Error('no server')),
  words: {
    lost: nothing,
    offline: nothing,
    late: nothing,
    failedWhat: nothing,
    missingHint: nothing,
  },
};
