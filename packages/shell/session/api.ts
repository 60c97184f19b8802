// The calls of this client, and where an answer that concerns more than its call leads.
import { createClient, type Call } from '@fairlot/client';
import { isPhone } from '@fairlot/ui/phone';
import { navigate } from '../page/navigate.ts';
import { realm } from '../realm/realm.ts';
import { followDenial } from './denial.ts';
import { leave } from './leave.ts';
import { token } from './token.ts';

let made: Call | undefined;

function make(): Call {
  const { base, pages } = realm();
  return createClient({
    baseUrl: base,
    token,
    mobile: isPhone,
    onDenied: followDenial,
    onOffline({ keepsPage }, endTimeMs) {
      if (!keepsPage) leave(pages.offline(endTimeMs));
    },
    onBroken({ keepsPage }) {
      if (!keepsPage) navigate.to(pages.error(''));
    },
  }).call;
}

/** Calls by a token that is not the login of this device; what it is denied leads nowhere. */
export const callAs = (handed: string, onDenied: () => void): Call =>
  createClient({ baseUrl: realm().base, token: () => handed, mobile: isPhone, onDenied }).call;

/** Made with the first call: by then the client has said what it is. */
export const call: Call = (endpoint, input) => {
  made ??= make();
  return made(endpoint, input);
};
