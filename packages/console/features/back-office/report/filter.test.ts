import { describe, expect, it } from 'vitest';
import { askFor, daysOf, ReportSearch } from './filter.ts';

const NOW = Date.parse('2027-03-05T04:00:00Z');

describe('the filter of the reports', () => {
  it('takes from the address what is of use and nothing else', () => {
    expect(ReportSearch.parse({ by: 'hour', from: '2027-02-30', player: '', game: 'x' })).toEqual(
      {},
    );
    const good = { by: 'line', from: '2027-02-01', to: '2027-02-28', line: 'lee', game: 4 };
    expect(ReportSearch.parse(good)).toEqual(good);
  });

  it('is of a week where no days are chosen, or they end before they begin', () => {
    const week = daysOf({}, NOW);
    expect(week.to).toBe('2027-03-05');
    expect(daysOf({ from: '2027-03-05', to: '2027-03-01' }, NOW)).toEqual(week);
    expect(askFor({ by: 'game', player: 'lee' }, NOW, '7', 50)).toEqual({
      From: week.from,
      To: week.to,
      GameId: undefined,
      Player: 'lee',
      Line: undefined,
      By: 'game',
      After: '7',
      Count: 50,
    });
  });
});
