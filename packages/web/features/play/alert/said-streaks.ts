import { keptStore } from '@fairlot/shell';
import type { NotifiedNames } from '../../messaging/single-tab/index.ts';

/** Sides of games that may be open at once: those of twenty games have room. */
const MOST_SIDES = 2_000;

/** A name without the draw with which its run began. */
const sideOf = (name: string): string => name.slice(0, name.lastIndexOf(' '));

/**
 * Long dragons that were told: of each side its newest run alone, apart from other news. Games that draw each minute push
 * out neither those of a slow one, which would be told again by each draw, nor a prize.
 */
export const STREAKS: NotifiedNames = {
  names: keptStore<readonly string[]>('seenStreaks', [], { clearedAtLogout: true }),
  stay: (names, name) =>
    names.filter((each) => sideOf(each) !== sideOf(name)).slice(1 - MOST_SIDES),
};
