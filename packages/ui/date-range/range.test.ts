import { describe, expect, it } from 'vitest';
import { firstDay, momentsOf, presetOf, presetRange, withDay } from './range.ts';

/** Half past midnight of the site: still the day before in UTC. */
const NOW = Date.parse('2026-11-21T00:30:00+08:00');
const today = { from: '2026-11-21', to: '2026-11-21' };

describe('the range of a report', () => {
  it('knows its presets by the day of the site', () => {
    expect(presetRange('today', NOW)).toEqual(today);
    expect(presetRange('yesterday', NOW)).toEqual({ from: '2026-11-20', to: '2026-11-20' });
    expect(presetRange('week', NOW)).toEqual({ from: '2026-11-15', to: '2026-11-21' });
    expect(presetRange('month', NOW)).toEqual({ from: '2026-10-23', to: '2026-11-21' });
  });

  it('is recognised as the preset it is', () => {
    expect(presetOf(presetRange('week', NOW), NOW)).toBe('week');
    expect(presetOf({ from: '2026-11-10', to: '2026-11-21' }, NOW)).toBeUndefined();
  });

  it('is asked for from midnight to the next midnight', () => {
    expect(momentsOf(today)).toEqual({
      From: Date.parse('2026-11-21T00:00:00+08:00'),
      To: Date.parse('2026-11-22T00:00:00+08:00'),
    });
  });

  it('spans up to a year', () => {
    const year = presetRange('year', NOW);
    expect(year).toEqual({ from: '2025-11-21', to: '2026-11-21' });
    const { From, To } = momentsOf(year);
    expect((To - From) / 86_400_000).toBe(366);
    expect(withDay(today, 'from', '2026-09-10', NOW)).toEqual({
      from: '2026-09-10',
      to: '2026-11-21',
    });
  });

  it('keeps its ends in order', () => {
    expect(withDay({ from: '2026-11-10', to: '2026-11-12' }, 'from', '2026-11-20', NOW)).toEqual({
      from: '2026-11-20',
      to: '2026-11-20',
    });
    expect(withDay(today, 'to', '2026-11-01', NOW)).toEqual({
      from: '2026-11-01',
      to: '2026-11-01',
    });
  });

  it('offers a year and no day to come', () => {
    expect(firstDay(NOW)).toBe('2025-11-21');
    expect(withDay(today, 'from', '2025-11-20', NOW)).toBeUndefined();
    expect(withDay(today, 'to', '2026-11-22', NOW)).toBeUndefined();
    expect(withDay(today, 'to', '', NOW)).toBeUndefined();
    expect(withDay(today, 'to', '2026-02-30', NOW)).toBeUndefined();
  });
});
