import { APP_FORM, CLIENT_HEADERS } from '@fairlot/wire/core';

declare global {
  /** What the shell of an app build (Cordova or another) sets before our code is loaded (docs/operations/security.md). */
  var fairlotApp: unknown;
}

/** The headers of an app build, of what its shell has set: what has not the form is left out. */
export function appHeadersOf(set: unknown): Record<string, string> {
  const app = Object(set) as Record<string, unknown>;
  const headers: Record<string, string> = {};
  for (const name of ['version', 'deviceId'] as const) {
    const value = app[name];
    if (typeof value === 'string' && APP_FORM.test(value)) headers[CLIENT_HEADERS[name]] = value;
  }
  return headers;
}

/** Read once: what a page changes afterwards counts for nothing. */
export const APP_HEADERS = appHeadersOf(globalThis.fairlotApp);
