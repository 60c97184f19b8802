import { describe, expect, it } from 'vitest';
import type { LiveNotification } from '@fairlot/wire/community/live-notice';
import { liveAt, withClosed, type Closed } from './live-at.ts';

const at = (time: string, day = '2026-11-23'): number => Date.parse(`${day}T${time}+08:00`);
const notification = (Title: string, ...windows: readonly string[]): LiveNotification => ({
  Title,
  Content: '',
  TitleEn: Title,
  ContentEn: '',
  GameCode: 'FFC',
  GameId: 4,
  NotifyTimes: windows.map((window) => {
    const [Start = '', End = ''] = window.split('-').map((time) => `${time}:00`);
    return { Start, End };
  }),
});
const titleAt = (all: readonly LiveNotification[], ms: number, closed: Closed = []) =>
  liveAt(all, closed, ms)?.notification.Title;

/** What is shown as the clock goes on by twenty seconds a step: each change with its time. */
function watch(all: readonly LiveNotification[], fromMs: number, seconds: number): string[] {
  let before: string | undefined;
  const told: string[] = [];
  for (let second = 0; second <= seconds; second += 20) {
    const ms = fromMs + second * 1000;
    const title = titleAt(all, ms);
    if (title !== before) {
      told.push(`${new Date(ms + 8 * 3_600_000).toISOString().slice(8, 19)} ${title ?? '-'}`);
    }
    before = title;
  }
  return told;
}

describe('a live notification', () => {
  it('comes at the start of its window, goes at its end, and comes again the next day', () => {
    expect(watch([notification('a', '19:50-20:15')], at('12:00:00'), 2 * 86_400)).toEqual([
      '23T19:50:00 a',
      '23T20:15:00 -',
      '24T19:50:00 a',
      '24T20:15:00 -',
    ]);
  });

  it('comes again in its next window, and stays over midnight', () => {
    const all = [notification('a', '13:00-13:01', '14:00-14:01', '23:59-00:01')];
    expect(watch(all, at('12:00:00'), 86_400)).toEqual([
      '23T13:00:00 a',
      '23T13:01:00 -',
      '23T14:00:00 a',
      '23T14:01:00 -',
      '23T23:59:00 a',
      '24T00:01:00 -',
    ]);
  });

  it('is one at most: that which began last, then the other again', () => {
    const all = [notification('long', '10:00-12:00'), notification('short', '11:00-11:30')];
    expect(watch(all, at('09:00:00'), 4 * 3600)).toEqual([
      '23T10:00:00 long',
      '23T11:00:00 short',
      '23T11:30:00 long',
      '23T12:00:00 -',
    ]);
    // Of two that begin at once the older stays.
    expect(
      titleAt([notification('1', '10:00-11:00'), notification('2', '10:00-12:00')], at('10:30:00')),
    ).toBe('1');
  });

  it('that was closed stays away until its next window', () => {
    const all = [notification('a', '13:00-14:00', '23:30-00:30')];
    const closed = withClosed([], liveAt(all, [], at('13:10:00'))?.key ?? '');
    expect(titleAt(all, at('13:10:00'), closed)).toBeUndefined();
    expect(titleAt(all, at('13:59:59'), closed)).toBeUndefined();
    expect(titleAt(all, at('23:30:00'), closed)).toBe('a');
    expect(titleAt(all, at('13:00:00', '2026-11-24'), closed)).toBe('a');
    // Closed before midnight it is closed after it.
    const atNight = withClosed([], liveAt(all, [], at('23:40:00'))?.key ?? '');
    expect(titleAt(all, at('00:10:00', '2026-11-24'), atNight)).toBeUndefined();
    expect(titleAt(all, at('23:40:00', '2026-11-24'), atNight)).toBe('a');
  });

  it('closed in one window leaves another that is open', () => {
    const all = [notification('long', '10:00-12:00'), notification('short', '11:00-11:30')];
    const closed = withClosed([], liveAt(all, [], at('11:10:00'))?.key ?? '');
    expect(titleAt(all, at('11:10:00'), closed)).toBe('long');
  });

  it('follows a clock that is set, forward and back', () => {
    const all = [notification('a', '19:50-20:15')];
    const steps = ['19:49:59', '20:14:59', '20:15:00', '20:00:00', '19:00:00'];
    expect(steps.map((time) => titleAt(all, at(time)) ?? '-')).toEqual(['-', 'a', '-', 'a', '-']);
    const live = liveAt(all, [], at('20:00:00'));
    expect(live).toMatchObject({ startMs: at('19:50:00'), endMs: at('20:15:00') });
  });

  it('keeps no more than so many windows as closed', () => {
    let closed: Closed = [];
    for (let n = 0; n < 1000; n += 1) closed = withClosed(closed, `${n} 4 a`);
    expect(closed).toHaveLength(400);
    expect(closed.at(-1)).toBe('999 4 a');
    expect(withClosed(closed, '999 4 a')).toHaveLength(400);
  });
});
