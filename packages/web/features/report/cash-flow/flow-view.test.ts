import { describe, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import type { CashFlow } from '@fairlot/wire/wallet';
import { FLOW_TYPES, askFor, sides, sumsOf, typeName } from './flow-view.ts';

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
const range = { from: '2026-11-21', to: '2026-11-21' };

describe('the cash flow', () => {
  it('puts a movement on one side', () => {
    expect(sides(flow(5))).toEqual({ in: 5n, out: 0n });
    expect(sides(flow(-5))).toEqual({ in: 0n, out: 5n });
  });
  it('adds up each side', () => {
    expect(sumsOf([flow(5), flow(-3), flow(2)])).toEqual({ in: 7n, out: 3n });
  });
  it('asks for types only where some are chosen', () => {
    expect(askFor({ range, types: [] }, { page: 1, size: 20 })).not.toHaveProperty('Types');
    expect(askFor({ range, types: [301] }, { page: 1, size: 20 }).Types).toEqual([301]);
  });
  it('has a name for every type, and one for what is new', () => {
    expect(FLOW_TYPES.map((type) => typeName(type).en)).not.toContain('');
    expect(typeName(999)).toEqual({ zh: '其他（999）', en: 'Other (999)' });
  });
});
