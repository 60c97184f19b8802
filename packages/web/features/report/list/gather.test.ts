import { describe, expect, it } from 'vitest';
import { gatherRows } from './gather.ts';

const pages = (total: number, size: number) => async (page: number) => ({
  rows: Array.from(
    { length: Math.max(0, Math.min(size, total - (page - 1) * size)) },
    (_, at) => at,
  ),
  total,
});

describe('gathering rows for an export', () => {
  it('reads every page and tells how far it is', async () => {
    const told: number[] = [];
    const { rows, isCut } = await gatherRows(pages(25, 10), (done) => told.push(done));
    expect(rows).toHaveLength(25);
    expect(told).toEqual([10, 20, 25]);
    expect(isCut).toBe(false);
  });
  it('ends where there is nothing', async () => {
    expect((await gatherRows(pages(0, 10), () => {})).rows).toEqual([]);
  });
  it('ends when rows went away meanwhile', async () => {
    const read = async (page: number) => ({ rows: page === 1 ? [1] : [], total: 9 });
    expect((await gatherRows(read, () => {})).rows).toEqual([1]);
  });
  it('stops at the most and says so', async () => {
    const { rows, isCut } = await gatherRows(pages(100, 10), () => {}, 30);
    expect(rows).toHaveLength(30);
    expect(isCut).toBe(true);
  });
});
