// Where an ended session leads (spec sections 2 and 8), as pure functions of what the server said.
import { textOf, type DeniedBody } from '@fairlot/wire/core';
import { DENIED_CODES, type DeniedCode } from '@fairlot/wire/session';
import type { Language } from '@fairlot/rules/core/text';

const isDeniedCode = (code: string): code is DeniedCode => Object.hasOwn(DENIED_CODES, code);

/** The page after a 401 or 403. */
export function pageOfDenial({ Code, Message }: DeniedBody, language: Language): string {
  if (Code.includes('IP_restricted') || Message.includes('IP_restricted')) return '/IPRestricted';
  if (Code === 'expired') return '/Timeout';
  if (Code === 'not_logged_in') return '/Login';
  const text = isDeniedCode(Code) ? textOf(DENIED_CODES[Code], {}, language) : Message;
  return errorPage(text);
}

export const errorPage = (text: string): string =>
  text ? `/ErrorMsg?Msg=${encodeURIComponent(text)}` : '/ErrorMsg';

/** The page after a 503 of a site that is off. */
export const offlinePage = (endTimeMs: number | null): string =>
  endTimeMs === null ? '/Offline' : `/Offline?EndTime=${endTimeMs}`;
