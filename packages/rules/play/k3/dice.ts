import { onZones } from '../rule/on-zones.ts';
import type { Numbers } from '../entry/pad.ts';
import type { Rule, ZoneRule } from '../rule/rule.ts';

/** The places of the three dice in a throw. */
export const DICE = [0, 1, 2];

export const FACES: Numbers = { from: 1, size: 6 };

/** Throws of three dice. */
export const THROWS = 216;

/** A rule on all three dice. */
export const onDice = <P>(rule: ZoneRule<P>): Rule<P> => onZones([DICE], rule, FACES.size);
