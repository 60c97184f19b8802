// The calls of this client, and where an answer that concerns more than its call leads.
import { createClient } from '@fairlot/client';
import { followDenial } from './denial.ts';
import { errorPage, offlinePage } from './ending.ts';
import { leave } from './leave.ts';
import { isMobile } from './mobile.ts';
import { navigate } from './navigate.ts';
import { token } from './token.ts';

export const { call } = createClient({
  baseUrl: '',
  token,
  mobile: isMobile,
  onDenied: followDenial,
  onOffline: (endTimeMs) => leave(offlinePage(endTimeMs)),
  onBroken({ keepsPage }) {
    if (!keepsPage) navigate.to(errorPage(''));
  },
});
