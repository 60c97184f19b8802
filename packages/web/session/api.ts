// The calls of this client, and where an answer that concerns more than its call leads.
import { createClient } from '@fairlot/client';
import { errorPage, leadsToErrorPage, offlinePage, pageOfDenial } from './ending.ts';
import { leave } from './leave.ts';
import { isMobile } from './mobile.ts';
import { navigate } from './navigate.ts';
import { language } from './preferences.ts';
import { token } from './token.ts';

export const { call } = createClient({
  baseUrl: '',
  token,
  mobile: isMobile,
  onDenied(body, refused) {
    // Another tab or a refresh may have brought a newer token: that one is not refused.
    if (refused !== token()) return;
    leave(pageOfDenial(body, language.get()));
  },
  onOffline: (endTimeMs) => leave(offlinePage(endTimeMs)),
  onBroken(path) {
    if (leadsToErrorPage(path)) navigate.to(errorPage(''));
  },
});
