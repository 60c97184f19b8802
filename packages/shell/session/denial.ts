import type { DeniedBody } from '@fairlot/wire/core';
import { language } from '../device/preferences.ts';
import { pageLocation } from '../page/location.ts';
import { realm } from '../realm/realm.ts';
import { pageOfDenial } from './ending.ts';
import { isOnTheWayOut, leave } from './leave.ts';
import { token } from './token.ts';

/** Leads away from where a call was denied, unless the denial says nothing of the present login. */
export function followDenial(body: DeniedBody, refused: string | undefined): void {
  // Another tab or a refresh may have brought a newer token: that one is not refused.
  if (refused !== token()) return;
  // His login is good, he may not do this: whatever asked says so.
  if (body.Code === 'not_allowed') return;
  const page = pageOfDenial(body, realm(), language.get());
  // A blocked address has no page but the one that says so.
  const isBlocked =
    page === realm().pages.restricted && page.split('?')[0] !== pageLocation.get().path;
  // What a screen asks for after the end of its session is refused, and says nothing new.
  if (refused === undefined && isOnTheWayOut() && !isBlocked) return;
  leave(page);
}
