// Where an ended session leads (spec sections 2 and 8), as a pure function of what the server said.
import type { Language } from '@fairlot/rules/core/text';
import { textOf, type DeniedBody } from '@fairlot/wire/core';
import type { Realm } from '../realm/realm.ts';

/** The page after a 401 or 403. */
export function pageOfDenial(
  { Code, Message }: DeniedBody,
  { denials, pages }: Pick<Realm, 'denials' | 'pages'>,
  language: Language,
): string {
  if (Code.includes('IP_restricted') || Message.includes('IP_restricted')) return pages.restricted;
  if (Code === 'expired') return pages.timeout;
  if (Code === 'not_logged_in') return pages.login;
  const row = Object.hasOwn(denials, Code) ? denials[Code] : undefined;
  return pages.error(row ? textOf(row, {}, language) : Message);
}
