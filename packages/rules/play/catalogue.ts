import { invariant } from '../core/invariant.ts';
import { FAMILIES, familiesPlayed } from './registry.ts';
import { tabsOf, type PlayTab } from './tabs.ts';
import type { Family } from './family.ts';
import type { ListedPlay, Play, Style } from './play.ts';

// The catalogue in memory, of all families: for the server and for tests. A browser reads one family
// at a time from the registry.
const OPENED = new Map(
  await Promise.all(
    FAMILIES.map(async ({ code, open, load }) => {
      const [family, plays] = await Promise.all([open(), load()]);
      return [code, { family, plays }] as const;
    }),
  ),
);

const opened = (code: string) => {
  const found = OPENED.get(code);
  invariant(found, `${code} is a family`);
  return found;
};

const PLAYS = [...OPENED.values()].flatMap(({ plays }) => plays);
const BY_CODE = new Map(PLAYS.map((play) => [play.code, play]));
const BY_ID = new Map(PLAYS.map((play) => [play.id, play]));

/** All plays of all families. */
export const allPlays = (): readonly ListedPlay[] => PLAYS;

/** The play of a code such as `ssc.star5.direct`; undefined where there is none. */
export const findPlay = (code: string): ListedPlay | undefined => BY_CODE.get(code);

/** The play of a catalogue number. */
export const findPlayById = (id: number): ListedPlay | undefined => BY_ID.get(id);

/** A form of a play, by its name: `ssc.fixed`, `lhc.te.zodiac@2026`. */
export const findForm = (form: string): Play | undefined =>
  findPlay(form.replace(/@.*$/, ''))
    ?.forms()
    .find((each) => each.form === form);

/** Everything of a family but its plays. Throws for a code that is none. */
export const familyOf = (code: string): Family => opened(code).family;

const PLAYED = new Map(
  FAMILIES.map(({ code }) => [
    code,
    familiesPlayed(code).flatMap((each) => opened(each.code).plays),
  ]),
);

/** All plays that games of a family have, both styles, in menu order. Throws for a code that is none. */
export function playsOf(family: string): readonly ListedPlay[] {
  const plays = PLAYED.get(family);
  invariant(plays, `${family} is a family`);
  return plays;
}

/** Whether games of a family have a play: their own, or one that they share. */
export const isPlayedIn = (family: string, play: ListedPlay): boolean =>
  familiesPlayed(family).some(({ code }) => code === play.family);

/** The tabs of a family in menu order (plays.md section 2.2). */
export const groupsOf = (family: string, style: Style): readonly PlayTab[] =>
  tabsOf(playsOf(family), style);
