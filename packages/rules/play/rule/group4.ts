import { groupDistinct } from './group-distinct.ts';
import { groupTwoZone } from './group-two-zone.ts';
import { tier } from './rule.ts';

/** The four group plays of four digits; wins are the orders of each shape (plays.md 2.2.2). */
export const group24 = groupDistinct(tier('t1', '组选24', 'Group 24 (abcd)', 24), 4);

export const group12 = groupTwoZone(
  tier('t1', '组选12', 'Group 12 (aabc)', 12),
  { pick: 1, repeat: 2 },
  { pick: 2, repeat: 1 },
);

export const group6 = groupDistinct(tier('t1', '组选6', 'Group 6 (aabb)', 6), 2, 2, {
  label: { zh: '二重号', en: 'Double' },
});

export const group4 = groupTwoZone(
  tier('t1', '组选4', 'Group 4 (aaab)', 4),
  { pick: 1, repeat: 3 },
  { pick: 1, repeat: 1 },
);
