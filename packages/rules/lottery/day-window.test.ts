import { describe, expect, it } from 'vitest';
import { areApart, openWindow, timeOfDayMs, type DayWindow } from './day-window.ts';

const at = (time: string): number => Date.parse(`2026-11-23T${time}+08:00`);
const evening = { Start: '19:50:00', End: '20:15:00' };
const night = { Start: '23:30:00', End: '00:30:00' };

/** Minutes of two days at which a window is open. */
const openMinutes = (window: DayWindow): number =>
  Array.from({ length: 2 * 1440 }, (_, n) => at('00:00:00') + n * 60_000).filter((ms) =>
    openWindow(window, ms),
  ).length;

describe('a window of the day', () => {
  it('is open from its start until its end, by the clock of the site', () => {
    expect(openWindow(evening, at('19:49:59.999'))).toBeUndefined();
    const open = { startMs: at('19:50:00'), endMs: at('20:15:00') };
    expect(openWindow(evening, at('19:50:00'))).toEqual(open);
    expect(openWindow(evening, at('20:14:59.999'))).toEqual(open);
    expect(openWindow(evening, at('20:15:00'))).toBeUndefined();
    // Wherever the device is: half past eight in the evening at the site is half past twelve in London.
    expect(openWindow(evening, Date.parse('2026-11-23T12:00:00Z'))).toEqual(open);
  });

  it('runs over midnight as one', () => {
    const nightly = openWindow(night, at('23:45:00'));
    expect(nightly).toEqual({ startMs: at('23:30:00'), endMs: at('23:30:00') + 3_600_000 });
    expect(openWindow(night, at('23:59:59.999'))).toEqual(nightly);
    expect(openWindow(night, at('23:59:59.999') + 1)).toEqual(nightly);
    expect(openWindow(night, at('00:29:59'))?.startMs).toBe(at('23:30:00') - 86_400_000);
    expect(openWindow(night, at('12:00:00'))).toBeUndefined();
  });

  it('is open as long each day as it is long, at whatever hour it begins', () => {
    for (let start = 0; start < 24; start += 1) {
      for (const length of [1, 7, 23]) {
        const time = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00:00`;
        const window = { Start: time(start), End: time(start + length) };
        expect(openMinutes(window)).toBe(2 * 60 * length);
      }
    }
  });

  it('is never open where it has no length or is none', () => {
    expect(openMinutes({ Start: '08:00:00', End: '08:00:00' })).toBe(0);
    expect(openMinutes({ Start: '8:00', End: '24:00:00' })).toBe(0);
    expect(timeOfDayMs('23:59:59')).toBe(86_399_000);
    expect(['24:00:00', '12:60:00', '1:00:00', ''].map(timeOfDayMs)).toEqual(
      Array<undefined>(4).fill(undefined),
    );
  });
});

describe('windows of one notification', () => {
  const window = (Start: string, End: string) => ({ Start: `${Start}:00`, End: `${End}:00` });
  it.each([
    ['one', [window('10:00', '11:00')], true],
    ['one after the other', [window('10:00', '11:00'), window('12:00', '13:00')], true],
    ['one of them over midnight', [window('23:00', '01:00'), window('02:00', '03:00')], true],
    ['touching', [window('10:00', '11:00'), window('11:00', '12:00')], false],
    ['overlapping', [window('10:00', '11:30'), window('11:00', '12:00')], false],
    ['one inside the other', [window('10:00', '15:00'), window('11:00', '12:00')], false],
    ['inside one over midnight', [window('23:00', '05:00'), window('01:00', '02:00')], false],
    ['twice the same', [window('10:00', '11:00'), window('10:00', '11:00')], false],
    ['no length', [window('10:00', '10:00')], false],
  ])('%s', (_, windows, isFine) => {
    expect(areApart(windows)).toBe(isFine);
    expect(areApart(windows.toReversed())).toBe(isFine);
  });
});
