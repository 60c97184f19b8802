import { describe, expect, it } from 'vitest';
import type { GameInfo } from '@fairlot/wire/play/lottery';
import { dueBells, saleOf } from './due-bells.ts';

const START = Date.parse('2026-11-23T12:00:00+08:00');
/** Issues of a minute each, sold for fifty seconds. */
const issue = (n: number) => ({
  SerialNumber: 202611230000 + n,
  StartTimeStamp: START + n * 60_000,
  CloseTimeStamp: START + n * 60_000 + 50_000,
  DrawTimeStamp: START + n * 60_000 + 60_000,
  State: 0,
  OriginalWinningNumber: '',
  WinningNumber: '',
});
const info = (more: Partial<GameInfo> = {}): GameInfo =>
  ({
    State: 0,
    IsMaintain: false,
    IsOfficialOffline: false,
    CurrentIssue: issue(0),
    RecentIssues: [issue(1), issue(2)],
    ...more,
  }) as GameInfo;

/** Rings of three minutes as the clock goes on by seconds: `game second`. */
function listen(bells: Parameters<typeof dueBells>[0], infos: Parameters<typeof dueBells>[1]) {
  const rung = new Map<number, number>();
  const heard: string[] = [];
  for (let second = 0; second < 180; second += 1) {
    for (const { gameId, serial, seconds } of dueBells(bells, infos, rung, START + second * 1000)) {
      rung.set(gameId, serial);
      heard.push(`${gameId} at ${second}, ${seconds} left`);
    }
  }
  return heard;
}

describe('the bell of a game', () => {
  it.each([
    [5, [45, 105, 165]],
    [10, [40, 100, 160]],
    [30, [20, 80, 140]],
  ] as const)('rings once an issue, %i seconds before its close', (Seconds, at) => {
    expect(listen([{ GameId: 4, Seconds }], { 4: info() })).toEqual(
      at.map((second) => `4 at ${second}, ${Seconds} left`),
    );
  });

  it('rings of each game at its own time, and of none that is not known', () => {
    const bells = [
      { GameId: 4, Seconds: 10 },
      { GameId: 8, Seconds: 30 },
      { GameId: 9, Seconds: 30 },
    ] as const;
    const heard = listen(bells, { 4: info(), 8: info({ RecentIssues: [] }) });
    expect(heard).toEqual([
      '8 at 20, 30 left',
      '4 at 40, 10 left',
      '4 at 100, 10 left',
      '4 at 160, 10 left',
    ]);
  });

  it('rings late where the page slept, and says what is left', () => {
    const due = dueBells([{ GameId: 4, Seconds: 30 }], { 4: info() }, new Map(), START + 46_000);
    expect(due).toEqual([{ gameId: 4, serial: 202611230000, seconds: 4 }]);
  });

  it('does not ring of an older issue when a clock is set back', () => {
    const rung = new Map([[4, issue(1).SerialNumber]]);
    expect(dueBells([{ GameId: 4, Seconds: 10 }], { 4: info() }, rung, START + 45_000)).toEqual([]);
  });

  it('is still between the close and the next start, and while the game is stopped', () => {
    expect(saleOf(info(), START + 55_000)).toBeUndefined();
    for (const stop of [
      { State: 1 },
      { State: 2 },
      { IsMaintain: true },
      { IsOfficialOffline: true },
    ]) {
      expect(listen([{ GameId: 4, Seconds: 10 }], { 4: info(stop) })).toEqual([]);
    }
  });
});
