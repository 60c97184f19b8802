import type { Realm } from '@fairlot/shell';

export const errorPage = (text: string): string =>
  text ? `/ErrorMsg?Msg=${encodeURIComponent(text)}` : '/ErrorMsg';

/** Where a login of a player ends (spec sections 2 and 8). */
export const PAGES: Realm['pages'] = {
  login: '/Login',
  timeout: '/Timeout',
  restricted: '/IPRestricted',
  broken: errorPage(''),
  error: errorPage,
  offline: (endTimeMs) => (endTimeMs === null ? '/Offline' : `/Offline?EndTime=${endTimeMs}`),
};
