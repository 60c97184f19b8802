import { moneyToNumber } from '@fairlot/rules/core/money';
import { Money, useSay, useWords } from '@fairlot/ui';
import type { DayRange } from '@fairlot/ui/date-range';
import type { CardLine, Column as Shown, Sheet, Total } from '@fairlot/ui/list';
import type { Game } from '../../../play/lottery/games/index.ts';
import { COLUMNS, totalOf, type Figures } from './profit-view.ts';
import { PROFIT } from './text.ts';

/** A line of the report: of a day, or of a game. */
export type Line = Figures & { readonly day: string | null; readonly gameId: number | null };

function useNameOf(games: readonly Game[]): (line: Line) => string {
  const words = useWords(PROFIT);
  const say = useSay();
  return ({ day, gameId }) => {
    if (day !== null) return day;
    const game = games.find(({ Id }) => Id === gameId);
    return game ? say(game.Name) : gameId === null ? words.noGame : String(gameId);
  };
}

export function useColumns(games: readonly Game[], by: 'day' | 'game'): readonly Shown<Line>[] {
  const words = useWords(PROFIT);
  const nameOf = useNameOf(games);
  return [
    { id: 'name', head: by === 'day' ? words.dayHead : words.gameHead, cell: nameOf },
    ...COLUMNS.map((name) => ({
      id: name,
      head: words[name],
      isNumber: true,
      cell: (line: Line) => <Money amount={line[name]} />,
    })),
    {
      id: 'result',
      head: words.result,
      isNumber: true,
      cell: (line) => <Money amount={line.result} sign />,
    },
  ];
}

/** The same on a phone: the result beside its name, then what it is made of. */
export function useCard(games: readonly Game[]) {
  const words = useWords(PROFIT);
  const nameOf = useNameOf(games);
  return (line: Line): readonly CardLine[] => [
    [nameOf(line), <Money key="result" amount={line.result} sign />],
    ...COLUMNS.filter((name) => line[name] !== 0n).map((name): CardLine => [
      words[name],
      <Money key={name} amount={line[name]} />,
    ]),
  ];
}

export function useTotals(lines: readonly Line[]): readonly Total[] {
  const words = useWords(PROFIT);
  const total = totalOf(lines);
  const cells = COLUMNS.map((name) => [name, <Money key={name} amount={total[name]} />] as const);
  return [
    {
      id: 'all',
      name: words.all,
      cells: { ...Object.fromEntries(cells), result: <Money amount={total.result} sign /> },
      line: <Money amount={total.result} sign />,
    },
  ];
}

/** The file of the report. */
export function useSheet(
  games: readonly Game[],
  by: 'day' | 'game',
  { from, to }: DayRange,
  lines: readonly Line[],
): Sheet<Line> {
  const words = useWords(PROFIT);
  const nameOf = useNameOf(games);
  const figures = [...COLUMNS, 'result'] as const;
  return {
    name: `fairlot-profit-${by}-${from}-${to}.csv`,
    read: () => Promise.resolve({ rows: lines, next: undefined, total: lines.length }),
    json: ({ day, gameId, ...sums }) => ({
      day,
      gameId,
      ...Object.fromEntries(figures.map((name) => [name, moneyToNumber(sums[name]).toFixed(3)])),
    }),
    columns: [
      { head: by === 'day' ? words.dayHead : words.gameHead, value: nameOf },
      ...figures.map((name) => ({
        head: words[name],
        value: (line: Line) => moneyToNumber(line[name]),
      })),
    ],
  };
}
