import type { Language } from '@fairlot/rules/core/text';
import type { ListedPlay } from '@fairlot/rules/play/play';
import { ordinal } from '@fairlot/rules/play/position';
import { findFamily } from '@fairlot/rules/play/registry';

/** Places are counted in English: "Thousands v tens" is "2nd v 4th". */
const withOrdinals = (name: string, family: string): string => {
  const places = (findFamily(family)?.positions ?? []).map(({ en }) => en.toLowerCase());
  return name.replaceAll(/ten-thousands|thousands|hundreds|tens|units/gi, (place) => {
    const at = places.indexOf(place.toLowerCase());
    return at === -1 ? place : ordinal(at);
  });
};

/** What stands in brackets is said by the rule line too. */
const withoutNote = (name: string): string => name.replace(/ \([^)]*\)$/, '');

const commonStart = (a: string, b: string): string => {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return a.slice(0, length);
};

/**
 * What most names of a tab begin with: two characters at least, and in English whole words only, so
 * that no name loses half of one.
 */
function sharedStart(names: readonly string[], language: Language): string {
  const [first = '', ...others] = names;
  const starts = others
    .map((name) => commonStart(first, name))
    .map((start) => (language === 'zh' ? start : start.slice(0, start.lastIndexOf(' ') + 1)))
    .filter((start) => start.length > 1)
    .toSorted((a, b) => a.length - b.length);
  const start = starts[0] ?? '';
  const sharing = names.filter((name) => name.startsWith(start)).length;
  return sharing * 2 >= names.length ? start : '';
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Drops the heading that the name stands under from its start or end, unless too little is left. */
function withoutHeading(name: string, heading: string): string {
  const low = name.toLowerCase();
  const part = heading.toLowerCase();
  if (low.startsWith(part)) {
    const rest = name.slice(part.length).replace(/^[\s,:·-]+/, '');
    return rest === '' || /^\d/.test(rest) ? name : rest;
  }
  if (!low.endsWith(part)) return name;
  return name.slice(0, -part.length).replace(/[\s,:·-]+$/, '') || name;
}

/** The plays of a tab under their headings; without headings where each would stand over one play. */
export function sectionsOf(plays: readonly ListedPlay[]): readonly {
  readonly heading: ListedPlay['section'] | undefined;
  readonly plays: readonly ListedPlay[];
}[] {
  const byHeading = new Map<string, ListedPlay[]>();
  for (const play of plays) {
    const own = byHeading.get(play.section.zh) ?? [];
    byHeading.set(play.section.zh, [...own, play]);
  }
  const sections = [...byHeading.values()];
  if (sections.length < 2 || sections.every(({ length }) => length === 1)) {
    return [{ heading: undefined, plays }];
  }
  return sections.map((own) => ({ heading: own[0]?.section, plays: own }));
}

/**
 * Names of the plays of one tab as short as they can be said there, by code: 五星直选复式 under the
 * tab 五星 and the heading 直选 is 复式.
 */
export function shortNames(
  plays: readonly ListedPlay[],
  language: Language,
): ReadonlyMap<string, string> {
  const full = plays.map((play) =>
    language === 'zh' ? play.name.zh : withOrdinals(withoutNote(play.name.en), play.family),
  );
  const hasHeadings = sectionsOf(plays).length > 1;
  const start = hasHeadings ? sharedStart(full, language) : '';
  return new Map(
    plays.map((play, i) => {
      const name = full[i] ?? '';
      if (!hasHeadings) return [play.code, name];
      const own = start !== '' && name.startsWith(start) ? name.slice(start.length) : name;
      return [play.code, capital(withoutHeading(own || name, play.section[language]))];
    }),
  );
}
