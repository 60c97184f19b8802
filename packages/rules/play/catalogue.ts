import { d3 } from './d3/index.ts';
import { ssc } from './ssc/index.ts';
import type { FamilyCode, Play, Style } from './play.ts';
import { tabsOf, type PlayTab } from './tabs.ts';

const FAMILIES: Readonly<Record<FamilyCode, readonly Play[]>> = { ssc, d3 };

const BY_CODE = new Map([...ssc, ...d3].map((play) => [play.code, play]));
const BY_ID = new Map([...ssc, ...d3].map((play) => [play.id, play]));

/** The play of a code such as `ssc.star5.direct`; undefined where there is none. */
export const findPlay = (code: string): Play | undefined => BY_CODE.get(code);

/** The play of a catalogue number. */
export const findPlayById = (id: number): Play | undefined => BY_ID.get(id);

/** All plays of a family, both styles, in menu order. */
export const playsOf = (family: FamilyCode): readonly Play[] => FAMILIES[family];

/** The tabs of a family in menu order (plays.md section 2.2). */
export const groupsOf = (family: FamilyCode, style: Style): readonly PlayTab[] =>
  tabsOf(FAMILIES[family], style);
