import { moneyToNumber } from '@fairlot/rules/core/money';
import type { LineReportBy, LineReportRow, LineSums } from '@fairlot/wire/team/line-report';
import { Money, useSay, useWords } from '@fairlot/ui';
import type { CardLine, Column as Shown, Sheet, Total } from '@fairlot/ui/list';
import { useGames } from '../../play/lottery/games/index.ts';
import { addsUp, COLUMN_NAMES, COLUMNS } from './report-view.ts';
import type { ReportQuery } from './use-report.ts';
import styles from './line-report.module.css';
import { LINE_REPORT } from './text.ts';

type GoTo = (head: number) => void;

/** The name of a row as text. */
function useNameOf(): (row: LineReportRow) => string {
  const words = useWords(LINE_REPORT);
  const say = useSay();
  const { games = [] } = useGames();
  return ({ Kind, Key, UserName }) => {
    if (Kind === 'day') return Key;
    if (Kind !== 'game') return UserName;
    const game = games.find(({ Id }) => String(Id) === Key);
    return game ? say(game.Name) : Key === '0' ? words.noGame : Key;
  };
}

/** The name with what the row is of; a direct with a line leads down. */
function Name({ row, name, goTo }: { row: LineReportRow; name: string; goTo: GoTo }) {
  const words = useWords(LINE_REPORT);
  if (row.Kind === 'direct' && row.Members > 0) {
    return (
      <span className={styles['name']}>
        <button type="button" aria-label={words.open(name)} onClick={() => goTo(Number(row.Key))}>
          {name}
        </button>
      </span>
    );
  }
  const note = row.Kind === 'self' ? words.self : row.Kind === 'former' ? words.former : undefined;
  return (
    <span className={styles['name']}>
      {name}
      {note && <small title={row.Kind === 'former' ? words.formerHint : undefined}>{note}</small>}
    </span>
  );
}

export function useColumns(by: LineReportBy, goTo: GoTo): readonly Shown<LineReportRow>[] {
  const words = useWords(LINE_REPORT);
  const nameOf = useNameOf();
  const isMember = by === 'member';
  return [
    {
      id: 'name',
      head: words[`${by}Head`],
      cell: (row) => <Name row={row} name={nameOf(row)} goTo={goTo} />,
    },
    ...(isMember
      ? [
          {
            id: 'members',
            head: words.members,
            isNumber: true,
            cell: ({ Members }: LineReportRow) => Members,
          },
        ]
      : []),
    ...COLUMN_NAMES.map((name) => ({
      id: name,
      head: words[name],
      isNumber: true,
      cell: (row: LineReportRow) => <Money amount={row[COLUMNS[name]]} />,
    })),
    {
      id: 'profit',
      head: words.profit,
      isNumber: true,
      cell: ({ Profit }) => <Money amount={Profit} sign />,
    },
    { id: 'bettors', head: words.bettors, isNumber: true, cell: ({ Bettors }) => Bettors },
  ];
}

/** The same on a phone: the profit beside the name, then what is not zero. */
export function useCard(goTo: GoTo) {
  const words = useWords(LINE_REPORT);
  const nameOf = useNameOf();
  return (row: LineReportRow): readonly CardLine[] => [
    [
      <Name key="name" row={row} name={nameOf(row)} goTo={goTo} />,
      <Money key="profit" amount={row.Profit} sign />,
    ],
    ...COLUMN_NAMES.filter((name) => row[COLUMNS[name]] !== 0n).map((name): CardLine => [
      words[name],
      <Money key={name} amount={row[COLUMNS[name]]} />,
    ]),
    ...(row.Bettors > 0 ? [[words.bettors, String(row.Bettors)] as CardLine] : []),
  ];
}

/** The whole line, and whether the rows add up to it once all are there. */
export function useTotals(
  rows: readonly LineReportRow[] | undefined,
  total: LineSums | undefined,
  hasMore: boolean,
): readonly Total[] {
  const words = useWords(LINE_REPORT);
  if (!rows || !total) return [];
  const cells = COLUMN_NAMES.map((name) => [
    name,
    <Money key={name} amount={total[COLUMNS[name]]} />,
  ]);
  const check = hasMore ? words.more : addsUp(rows, total) ? words.adds : '';
  return [
    {
      id: 'all',
      name: (
        <span className={styles['name']}>
          {words.total}
          {check && <small>{check}</small>}
        </span>
      ),
      cells: {
        ...Object.fromEntries(cells),
        profit: <Money amount={total.Profit} sign />,
        bettors: total.Bettors,
      },
      line: <Money amount={total.Profit} sign />,
    },
  ];
}

/** The file of the report. */
export function useSheet(
  { by, range: { from, to } }: ReportQuery,
  read: Sheet<LineReportRow, string>['read'],
): Sheet<LineReportRow, string> {
  const words = useWords(LINE_REPORT);
  const nameOf = useNameOf();
  return {
    name: `fairlot-team-${by}-${from}-${to}.csv`,
    read,
    columns: [
      { head: words[`${by}Head`], value: nameOf },
      ...COLUMN_NAMES.map((name) => ({
        head: words[name],
        value: (row: LineReportRow) => moneyToNumber(row[COLUMNS[name]]),
      })),
      { head: words.profit, value: ({ Profit }: LineReportRow) => moneyToNumber(Profit) },
      { head: words.bettors, value: ({ Bettors }: LineReportRow) => Bettors },
    ],
  };
}
