import { expect, test } from 'vitest';
import { mills, ZERO } from '../core/money.ts';
import {
  depositBoundsFor,
  type LayerLimits,
  leavesNothing,
  mostEver,
  withdrawTermsFor,
} from './layer-limits.ts';
import type { WithdrawTerms } from './withdraw.ts';

const NONE: LayerLimits = { least: null, most: null, dayMost: null, feeRate: null, feeCap: null };
const units = (n: number) => mills(n * 1_000);
const terms = {
  least: units(100),
  most: units(500),
  feeRate: 100,
  feeCap: units(50),
  dayMost: units(9_000),
  methodDayMost: { card: units(1_000), usdt: units(2_000), purse: units(3_000) },
} as unknown as WithdrawTerms;

test('what is said of a layer is in place of what the site has, part by part, and of its method alone', () => {
  const limits = { ...NONE, most: units(800), dayMost: units(5_000), feeRate: 0 };
  expect(withdrawTermsFor(terms, 'usdt', limits)).toEqual({
    ...terms,
    most: units(800),
    feeRate: 0,
    methodDayMost: { card: units(1_000), usdt: units(5_000), purse: units(3_000) },
  });
  expect(withdrawTermsFor(terms, 'card', undefined)).toEqual(terms);
});

const channel = {
  least: units(10),
  most: units(1_000),
  step: units(10),
  fixed: [] as ReturnType<typeof units>[],
  feeRate: 50,
};
const bound = (limits: Partial<LayerLimits>, of: Partial<typeof channel> = {}, asked = ZERO) =>
  depositBoundsFor({ ...channel, ...of }, { ...NONE, ...limits }, asked);

test('a layer narrows a channel and never widens it; its fee is in place of the other', () => {
  expect(bound({ least: units(50), most: units(400), feeRate: 10 })).toEqual({
    least: units(50),
    most: units(400),
    fixed: [],
    feeRate: 10,
    shut: null,
  });
  expect(bound({ least: units(5), most: units(5_000) })).toMatchObject({
    least: channel.least,
    most: channel.most,
    feeRate: 50,
    shut: null,
  });
  expect(depositBoundsFor(channel, undefined, ZERO)).toMatchObject({ shut: null, feeRate: 50 });
});

test('a layer that leaves nothing shuts the channel: bounds, a multiple between them, a fixed amount', () => {
  expect(bound({ least: units(2_000) }).shut).toBe('CHANNEL_LAYER');
  expect(bound({ least: units(11), most: units(19) }).shut).toBe('CHANNEL_LAYER');
  const fixed = [units(100), units(500)];
  expect(bound({ most: units(200) }, { fixed })).toMatchObject({ fixed: [units(100)], shut: null });
  expect(bound({ most: units(90) }, { fixed }).shut).toBe('CHANNEL_LAYER');
});

test('what is left of his day bounds what he pays, and a full one shuts it', () => {
  expect(bound({ dayMost: units(300) }, {}, units(100))).toMatchObject({
    most: units(200),
    shut: null,
  });
  expect(bound({ dayMost: units(300) }, {}, units(291))).toMatchObject({
    most: channel.most,
    shut: 'CHANNEL_FULL',
  });
  expect(bound({ dayMost: units(300) }, {}, units(900)).shut).toBe('CHANNEL_FULL');
});

test('a day that has no room for the least is no full one: the way is shut', () => {
  expect(bound({ dayMost: units(9) }).shut).toBe('CHANNEL_LAYER');
  expect(bound({ dayMost: units(10) })).toMatchObject({ shut: null, most: units(10) });
});

test('a method leaves nothing where its least is above what is ever asked for: at once, of its day, of all days', () => {
  const by = (limits: Partial<LayerLimits>) =>
    withdrawTermsFor(terms, 'card', { ...NONE, ...limits });
  expect(leavesNothing(terms, 'card')).toBe(false);
  expect(leavesNothing(by({ least: units(500) }), 'card')).toBe(false);
  expect(leavesNothing(by({ least: units(501) }), 'card')).toBe(true);
  expect(mostEver(by({ dayMost: units(99) }), 'card')).toBe(units(99));
  expect(leavesNothing(by({ dayMost: units(99) }), 'card')).toBe(true);
  // Of this method alone.
  expect(leavesNothing(by({ dayMost: units(99) }), 'usdt')).toBe(false);
  expect(leavesNothing({ ...terms, dayMost: units(99) }, 'usdt')).toBe(true);
});
