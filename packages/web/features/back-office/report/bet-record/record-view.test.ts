import { beforeAll, describe, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { allPlays } from '@fairlot/rules/play/index';
import type { BetRecord } from '@fairlot/wire/play/bet';
import { readPlaysNamed } from '../../../play/lottery/families/index.ts';
import { changeOf, detailOf, isCancellable, oddsText, playName, sumsOf } from './record-view.ts';
import { winningLines } from './winning-lines.ts';

beforeAll(() => readPlaysNamed(allPlays().map(({ code }) => code)));

const record = (more: Partial<BetRecord> = {}): BetRecord => ({
  Id: 'a',
  TimeStamp: 0,
  GameId: 4,
  SerialNumber: 202611210142,
  Play: 'ssc.fixed',
  Content: '1,2|||4|',
  IsContentCut: false,
  Notes: 3,
  Mode: 0,
  Multiple: 2,
  PrizeGroup: 1956,
  Odds: [97_800n],
  Amount: mills(12_000),
  Prize: mills(0),
  Refund: mills(0),
  Rebate: mills(0),
  MostPrize: null,
  IsSolo: false,
  WinningNumber: null,
  State: 0,
  SettledTimeStamp: null,
  CloseTimeStamp: 1000,
  DrawTimeStamp: 2000,
  ...more,
});

describe('the sums', () => {
  it('count settled bets only, with the stake that came back', () => {
    const rows = [
      record({ State: 3, Prize: mills(39_120) }),
      record({ State: 2, Refund: mills(12_000) }),
      record({ State: 0 }),
      record({ State: 1, Refund: mills(12_000) }),
    ];
    expect(sumsOf(rows)).toEqual({ amount: 24_000n, prize: 51_120n, change: 27_120n });
    expect(changeOf(record({ State: 2 }))).toBe(-12_000n);
  });
});

describe('taking a bet back', () => {
  it('is possible until the close, for official bets that are open', () => {
    expect(isCancellable(record(), 999)).toBe(true);
    expect(isCancellable(record(), 1000)).toBe(false);
    expect(isCancellable(record({ State: 1 }), 0)).toBe(false);
    expect(isCancellable(record({ Play: 'ssc.c.dt01' }), 0)).toBe(false);
  });
});

describe('the detail', () => {
  it('counts hits and prize of an official bet', () => {
    const detail = detailOf(record({ WinningNumber: '1,9,9,4,9', State: 3 }));
    expect(detail?.tiers).toHaveLength(1);
    expect(detail?.tiers[0]).toMatchObject({ odds: 97_800n, hits: 2, prize: 78_240n });
  });
  it('has no hits before the draw', () => {
    expect(detailOf(record())?.tiers[0]).toMatchObject({ hits: undefined, prize: undefined });
  });
  it('shows the one option of a double-sided bet', () => {
    const one = { Notes: 1, Odds: [19_600n], Amount: mills(10_000n) };
    const bet = { Play: 'ssc.c.dt01', Content: 'tiger', ...one };
    const won = detailOf(record({ ...bet, WinningNumber: '1,2,0,0,0' }));
    expect(won?.tiers).toHaveLength(1);
    expect(won?.tiers[0]).toMatchObject({ hits: 1, prize: 19_600n, name: { zh: '虎' } });
    expect(detailOf(record({ ...bet, WinningNumber: '2,1,0,0,0' }))?.tiers[0]?.hits).toBe(0);
  });
  it('tells the stake that a tie gives back', () => {
    const bet = { Play: 'ssc.dt01.two', Content: '龙', Odds: [19_560n, 19_560n] };
    const tied = detailOf(record({ ...bet, WinningNumber: '2,2,0,0,0' }));
    expect(tied?.refunds).toBe(1);
    expect(tied?.tiers.map(({ hits }) => hits)).toEqual([0, 0]);
  });
  it('names each line that won, with what it brought', () => {
    const won = record({ WinningNumber: '1,9,9,4,9', State: 3 });
    expect(winningLines(won).map(({ prize }) => prize)).toEqual([39_120n, 39_120n]);
    expect(new Set(winningLines(won).map(({ key }) => key)).size).toBe(2);
    expect(winningLines(record())).toEqual([]);
    expect(winningLines({ ...won, Notes: 50_000 })).toEqual([]);
  });
  it('has for the lines of a bet what its tiers say', () => {
    for (const play of allPlays().map((each) => each.on(Date.UTC(2026, 5, 1)))) {
      if (!play.code.startsWith('ssc.') || play.tiersShareNote) continue;
      const read = play.parse(play.example.content);
      const Notes = play.example.notes;
      const Odds = read.ok ? play.tiersOf(read.value).map(() => 20_000n) : [];
      const bet = record({
        Play: play.code,
        Content: play.example.content,
        Notes,
        Odds: play.style === 'credit' ? Odds : play.tiers.map(() => 20_000n),
        Amount: mills(2000 * Notes),
        Mode: 0,
        Multiple: 1,
        WinningNumber: '1,2,3,4,5',
      });
      const tiers = detailOf(bet)?.tiers ?? [];
      const hits = tiers.reduce((sum, tier) => sum + (tier.hits ?? 0), 0);
      expect(winningLines(bet), play.code).toHaveLength(hits);
    }
  });
  it('is none for a content that was cut', () => {
    expect(detailOf(record({ Content: '1,2|' }))).toBeUndefined();
  });
});

describe('names', () => {
  it('put the group before the play', () => {
    expect(playName('ssc.star5.directText').zh).toContain('五星');
    expect(playName('no.such').en).toBe('no.such');
  });
  it('keep two decimals of odds at least', () => {
    expect([97_800n, 19_844n, 100_000n, 19_500n, 5_000_000_000n].map(oddsText)).toEqual([
      '9.78',
      '1.9844',
      '10.00',
      '1.95',
      '500000.00',
    ]);
  });
});
