import type { Output } from '@fairlot/wire/core';
import type { siteStateConsole } from '@fairlot/wire/content/site-state';

export type Setting = Output<typeof siteStateConsole.getSettings>['Rows'][number];
export type Value = Setting['Value'];

/** A value as it is typed into its form. */
export const typedOf = (value: Value): string =>
  Array.isArray(value) ? value.join(' ') : String(value);

/** How one of the values of a choice is read, where it has a name. */
export const nameOfChoice = ({ Names }: Setting, value: Value) =>
  typeof value === 'string' ? Names?.[value] : undefined;

/** What was typed, as the setting holds it; undefined: it cannot. The server asks for more than this. */
export function readTyped({ Kind, Least, Most, Of }: Setting, typed: string): Value | undefined {
  if (Kind === 'switch') return typed === 'true' ? true : typed === 'false' ? false : undefined;
  if (Kind === 'number') {
    if (!/^-?\d{1,15}$/.test(typed.trim())) return undefined;
    const number = Number(typed);
    return number >= (Least ?? -Infinity) && number <= (Most ?? Infinity) ? number : undefined;
  }
  if (Kind === 'list') {
    const each = typed.split(/\s+/).filter((word) => word !== '');
    return each.length <= (Most ?? Infinity) ? each : undefined;
  }
  if (Kind === 'choice') return Of?.includes(typed) ? typed : undefined;
  return typed.length <= (Most ?? Infinity) ? typed : undefined;
}
