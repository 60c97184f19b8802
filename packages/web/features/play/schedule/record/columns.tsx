import {
  formatMoment,
  formatMoney,
  Money,
  shortIssue,
  Status,
  useSay,
  useWords,
} from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import type { CardLine, Column, RowState } from '@fairlot/ui/list';
import type { Schedule } from '@fairlot/wire/play/schedule';
import { knownPlay } from '../../lottery/families/index.ts';
import type { Game } from '../../lottery/games/index.ts';
import { isGoing, stateLook } from './record-view.ts';
import { RECORD, STATES } from './text.ts';
import { useEnd } from './use-end.ts';
import styles from './record.module.css';

const counts = ({ Issues, DoneIssues, WonIssues, CancelledIssues }: Schedule): string =>
  [Issues, DoneIssues, WonIssues, CancelledIssues].join(' / ');
const amounts = ({ Amount, DoneAmount, CancelledAmount }: Schedule): string =>
  [Amount, DoneAmount, CancelledAmount].map(formatMoney).join(' / ');

/** How a schedule is told: its game, its plays, when it stops, what became of it. */
function useSaid(games: readonly Game[]) {
  const words = useWords(RECORD);
  const say = useSay();
  return {
    game: ({ GameId }: Schedule) => {
      const game = games.find(({ Id }) => Id === GameId);
      return game ? say(game.Name) : String(GameId);
    },
    play: ({ Bets }: Schedule) => {
      const code = Bets[0]?.Play ?? '';
      const play = knownPlay(code);
      const name = play ? say(play.name) : code;
      return Bets.length > 1 ? `${name} ${words.more(Bets.length)}` : name;
    },
    stops: ({ StopIfWin, StopIfEarn, StopIfLoss }: Schedule) =>
      [
        StopIfWin && words.win,
        StopIfEarn !== null && words.earn(formatMoney(StopIfEarn)),
        StopIfLoss !== null && words.loss(formatMoney(StopIfLoss)),
      ]
        .filter(Boolean)
        .join(' · ') || words.never,
    state: ({ State }: Schedule) => say(STATES[State] ?? STATES[0]),
  };
}

const Progress = ({ row, name }: { row: Schedule; name: string }) => (
  <progress
    className={styles['progress']}
    aria-label={name}
    max={row.Issues}
    value={row.DoneIssues + row.CancelledIssues}
  />
);

function Actions({ row, state }: { row: Schedule; state: RowState }) {
  const words = useWords(RECORD);
  const end = useEnd();
  return (
    <span className={styles['actions']}>
      <Button
        look="quiet"
        size="small"
        aria-expanded={state.isOpen}
        aria-controls={state.detailId}
        onClick={state.toggle}
      >
        {state.isOpen ? words.fold : words.look}
      </Button>
      {isGoing(row) && (
        <Button look="quiet" size="small" onClick={() => void end(row.Id)}>
          {words.stop}
        </Button>
      )}
    </span>
  );
}

export function useColumns(games: readonly Game[]): readonly Column<Schedule>[] {
  const words = useWords(RECORD);
  const said = useSaid(games);
  const num = inline['num'];
  return [
    {
      id: 'id',
      head: words.id,
      className: classes(inline['mono'], inline['mut']),
      cell: ({ Id }) => <span title={Id}>{Id.slice(-8)}</span>,
    },
    { id: 'time', head: words.time, className: num, cell: (row) => formatMoment(row.TimeStamp) },
    { id: 'game', head: words.game, cell: said.game },
    { id: 'play', head: words.play, cell: said.play },
    {
      id: 'first',
      head: words.first,
      className: num,
      cell: (row) => shortIssue(row.FirstSerialNumber),
    },
    { id: 'issues', head: words.issues, className: num, cell: counts },
    { id: 'amounts', head: words.amounts, className: num, cell: amounts },
    {
      id: 'prize',
      head: words.prize,
      isNumber: true,
      cell: (row) => <Money amount={row.Prize} />,
    },
    { id: 'stops', head: words.stops, className: num, cell: said.stops },
    {
      id: 'progress',
      head: words.progress,
      cell: (row) => <Progress row={row} name={words.progress} />,
    },
    {
      id: 'state',
      head: words.state,
      cell: (row) => <Status look={stateLook(row)}>{said.state(row)}</Status>,
    },
    {
      id: 'actions',
      head: words.actions,
      isHeadHidden: true,
      cell: (row, state) => <Actions row={row} state={state} />,
    },
  ];
}

/** The same on a phone. */
export function useCard(games: readonly Game[]) {
  const words = useWords(RECORD);
  const said = useSaid(games);
  return (row: Schedule, state: RowState): readonly CardLine[] => [
    [
      `${said.game(row)} · ${said.play(row)}`,
      <Status key="state" look={stateLook(row)}>
        {said.state(row)}
      </Status>,
    ],
    [words.issues, <span key="issues">{counts(row)}</span>],
    [words.amounts, <span key="amounts">{amounts(row)}</span>],
    [
      `${words.prize} · ${said.stops(row)}`,
      <b key="prize">
        <Money amount={row.Prize} />
      </b>,
    ],
    [
      <Progress key="progress" row={row} name={words.progress} />,
      <Actions key="actions" row={row} state={state} />,
    ],
  ];
}
