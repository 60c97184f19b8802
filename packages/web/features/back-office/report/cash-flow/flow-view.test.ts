import { describe, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import type { CashFlow } from '@fairlot/wire/money/wallet';
import {
  FLOW_CLASSES,
  FLOW_TYPES,
  askFor,
  classOfTypes,
  readAmount,
  sides,
  sumsOf,
  typeName,
} from './flow-view.ts';

const flow = (amount: number): CashFlow => ({
  Id: '1',
  TimeStamp: 0,
  Type: 301,
  Class: 3,
  Amount: mills(amount),
  BalanceAfter: mills(0),
  GameId: null,
  SerialNumber: null,
  BetId: null,
});
const nothing = {
  range: { from: '2026-11-21', to: '2026-11-21' },
  types: [],
  gameId: undefined,
  reference: '',
  least: '',
  most: '',
};

describe('the cash flow', () => {
  it('puts a movement on one side', () => {
    expect(sides(flow(5))).toEqual({ in: 5n, out: 0n });
    expect(sides(flow(-5))).toEqual({ in: 0n, out: 5n });
  });
  it('adds up each side', () => {
    expect(sumsOf([flow(5), flow(-3), flow(2)])).toEqual({ in: 7n, out: 3n });
  });
  it('asks for types only where some are chosen', () => {
    expect(askFor(nothing)).not.toHaveProperty('Types');
    expect(askFor({ ...nothing, types: [301] }).Types).toEqual([301]);
  });
  it('asks for amounts and a reference only where they are whole', () => {
    expect(askFor({ ...nothing, least: '0.5', most: '1,200' })).toMatchObject({ Least: 500n });
    expect(readAmount('12.3456')).toBeUndefined();
    expect(readAmount('１２')).toBe(12_000n);
    expect(askFor({ ...nothing, reference: 'abc' })).not.toHaveProperty('Reference');
    const reference = '0B8F3C1E-9A45-4F60-8D27-5C1E9A450B8F';
    expect(askFor({ ...nothing, reference }).Reference).toBe(reference.toLowerCase());
  });
  it('has every type in a class', () => {
    expect(FLOW_CLASSES.flatMap(({ types }) => types).toSorted()).toEqual(FLOW_TYPES.toSorted());
  });
  it('knows the class of what is chosen, and none where it is of several', () => {
    for (const own of FLOW_CLASSES) {
      expect(classOfTypes(own.types)).toBe(own);
      expect(classOfTypes(own.types.slice(-1))).toBe(own);
    }
    expect(classOfTypes([301, 401])).toBeUndefined();
    expect(classOfTypes([])).toBeUndefined();
  });
  it('has a name for every type, and one for what is new', () => {
    expect(FLOW_TYPES.map((type) => typeName(type).en)).not.toContain('');
    expect(typeName(999)).toEqual({ zh: '其他（999）', en: 'Other (999)' });
  });
});
