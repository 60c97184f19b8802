import { divFloor } from '../../core/money.ts';
import { ODDS_UNIT } from '../../core/odds-unit.ts';
import { ok, refused } from '../../core/result.ts';
import { nameRow } from '../entry/pad.ts';
import { tooLong, unknownSymbol, pickedTwice } from '../entry/problem.ts';
import { placeOf } from '../entry/place.ts';
import { LOST } from '../play.ts';
import type { Bilingual } from '../../core/text.ts';
import type { Entry, Rule } from './rule.ts';
import type { Draw, Tier } from '../play.ts';

/** What a leg may be: it wins, or the number gives its stake back. */
export type LegOption = Tier & {
  wonBy(number: number): boolean;
  tiedBy(number: number): boolean;
};

/** The option of each place; -1 where the place has no leg. */
export type Legs = readonly number[];

const FEWEST = 2;
const LONGEST = 100;

/**
 * 过关: two legs or more, at most one a place, and all must win. The odds of the note are the product of
 * those of its legs; a leg that ties counts as odds of 1. A number is drawn once, so only one leg can
 * tie: tier 0 is every leg, tier i + 1 every leg but that of place i.
 */
export function parlay(places: readonly Bilingual[], options: readonly LegOption[]): Rule<Legs> {
  const placesOf = (legs: Legs): number[] =>
    legs.flatMap((option, place) => (option < 0 ? [] : [place]));
  const canTie = (legs: Legs, place: number): boolean => options[legs[place]!]!.ties > 0n;
  const productOf = (legs: Legs, quoted: readonly bigint[], without?: number): bigint => {
    const own = placesOf(legs).filter((place) => place !== without);
    const all = own.reduce((product, place) => product * quoted[legs[place]!]!, 1n);
    return divFloor(all, ODDS_UNIT ** BigInt(own.length - 1));
  };
  const tiers: readonly Tier[] = [
    { code: 't1', name: { zh: '过关', en: 'All legs' }, wins: 0n, ties: 0n },
    ...places.map(({ zh, en }, i) => ({
      code: `k${i + 1}`,
      name: { zh: `${zh}和，其余过关`, en: `${en} ties, the others win` },
      wins: 0n,
      ties: 0n,
    })),
  ];
  const hit = (tier: number): number[] => tiers.map((_, i) => (i === tier ? 1 : 0));
  return {
    entry: legsEntry(places, options),
    outcomes: 49n,
    tiers,
    tiersShareNote: false,
    options: [],
    paysPerHit: false,
    quotes: options.map(({ code, name, wins, ties }) => ({ code, name, wins, ties })),
    share: 96n,
    isParlay: true,
    allNotes: 1,
    count: (legs) => (placesOf(legs).length < FEWEST ? 0 : 1),
    tiersOf: (legs) => [
      0,
      ...placesOf(legs).flatMap((place) => (canTie(legs, place) ? [place + 1] : [])),
    ],
    oddsOf: (legs, quoted) => [
      productOf(legs, quoted),
      ...placesOf(legs).flatMap((place) =>
        canTie(legs, place) ? [productOf(legs, quoted, place)] : [],
      ),
    ],
    hits: (legs, draw) => ({ tiers: hit(tierOf(legs, options, draw)), refunds: 0 }),
    mostHits: () => ({ tiers: tiers.map(() => 1), total: 1 }),
    *singles(legs) {
      yield {
        key: legs.join(),
        at: placesOf(legs),
        judge(draw) {
          const own = placesOf(legs).map((place) => ({ place, option: options[legs[place]!]! }));
          const tied = own.filter(({ place, option }) => option.tiedBy(draw[place]!));
          const open = own.filter((leg) => !tied.includes(leg));
          const isWon = open.every(({ place, option }) => option.wonBy(draw[place]!));
          return isWon ? (tied[0]?.place ?? -1) + 1 : LOST;
        },
      };
    },
  };
}

function tierOf(legs: Legs, options: readonly LegOption[], draw: Draw): number {
  let tier = 0;
  for (let place = 0; place < legs.length; place++) {
    const option = options[legs[place]!];
    if (!option) continue;
    if (option.tiedBy(draw[place]!)) tier = place + 1;
    else if (!option.wonBy(draw[place]!)) return LOST;
  }
  return tier;
}

/** `1:大|2:红波`, or a row a place as the pad has it: `大|红波||||`. */
function legsEntry(places: readonly Bilingual[], options: readonly LegOption[]): Entry<Legs> {
  const names = options.map(({ name }) => name);
  return {
    input: 'parlay',
    layout: {
      rows: places.map((label) => ({ ...nameRow({ label }, names), min: 0, max: 1 })),
      isParlay: true,
    },
    parse(content) {
      if (content.length > LONGEST) return refused(tooLong(LONGEST));
      const legs = places.map(() => -1);
      const texts = content
        .replace(/\s/g, '')
        .replaceAll('：', ':')
        .replaceAll('｜', '|')
        .split('|');
      const isPad = texts.length === places.length && !content.includes(':');
      for (const [i, text] of texts.entries()) {
        if (isPad && text === '') continue;
        const [place, name] = isPad ? [i, text] : legOf(text);
        const option = options.findIndex((each) => each.name.zh === name);
        const at = (): number => placeOf(content, i, 0);
        if (option < 0 || place < 0 || place >= places.length)
          return refused(unknownSymbol(at(), i, text));
        if (legs[place] !== -1) return refused(pickedTwice(at(), i, text));
        legs[place] = option;
      }
      return ok(legs);
    },
    format: (legs) =>
      legs
        .flatMap((option, i) => (option < 0 ? [] : [`${i + 1}:${options[option]!.name.zh}`]))
        .join('|'),
  };
}

function legOf(text: string): [place: number, name: string] {
  const [, place = '0', name = ''] = /^([1-9]):(.+)$/.exec(text) ?? [];
  return [Number(place) - 1, name];
}
