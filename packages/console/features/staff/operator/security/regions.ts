import { unknownRegion } from '@fairlot/rules/check/region';
import type { Language } from '@fairlot/rules/core/text';

/** Regions as they are typed: in whatever case, with blanks or commas between. */
export const readRegions = (typed: string): readonly string[] =>
  typed
    .toUpperCase()
    .split(/[\s,，]+/)
    .filter((each) => each !== '');

export const isRegions = (list: readonly string[]): boolean =>
  list.length > 0 && unknownRegion(list) === undefined;

/** A region by its name and code; by its code alone where it has no name, as `T1`. */
export function regionName(code: string, language: Language): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  const name = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code);
  return name === undefined ? code : `${name} (${code})`;
}
