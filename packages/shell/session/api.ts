// The calls of this client, and where an answer that concerns more than its call leads.
import { createClient, type Call } from '@fairlot/client';
import { isPhone } from '@fairlot/ui/phone';
import { navigate } from '../page/navigate.ts';
import { realm } from '../realm/realm.ts';
import { APP_HEADERS } from './app-build.ts';
import { followDenial } from './denial.ts';
import { leave } from './leave.ts';
import { token } from './token.ts';

let made: Call | undefined;
let broken: string | undefined;

/** The request that the server broke at last, by its number; undefined where none did on this page. */
export const brokenRequest = (): string | undefined => broken;

function make(): Call {
  return createClient({
    baseUrl: realm().base,
    token,
    mobile: isPhone,
    app: APP_HEADERS,
    onDenied: followDenial,
    onOffline({ keepsPage }, endTimeMs) {
      if (!keepsPage) leave(realm().pages.offline(endTimeMs));
    },
    onBroken({ keepsPage }, requestId) {
      broken = requestId;
      const page = realm().pages.broken;
      if (!keepsPage && page !== undefined) navigate.to(page);
    },
  }).call;
}

/** Calls by a token that is not the login of this device; what it is denied leads nowhere. */
export function callAs(handed: string, onDenied: () => void): Call {
  const as = { token: () => handed, mobile: isPhone, app: APP_HEADERS };
  return createClient({ baseUrl: realm().base, ...as, onDenied }).call;
}

/** Made with the first call: by then the client has said what it is. */
export const call: Call = (endpoint, input, headers) => {
  made ??= make();
  return made(endpoint, input, headers);
};
