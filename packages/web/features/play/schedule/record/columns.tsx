import type { ReactNode } from 'react';
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
    issues: ({ FirstSerialNumber, Issues }: Schedule) =>
      words.issuesFrom(shortIssue(FirstSerialNumber), Issues),
    counts: ({ DoneIssues, WonIssues, CancelledIssues }: Schedule) =>
      words.counts(DoneIssues, WonIssues, CancelledIssues),
    parts: ({ DoneAmount, CancelledAmount }: Schedule) =>
      words.parts(formatMoney(DoneAmount), formatMoney(CancelledAmount)),
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

/** Two lines of a cell: the second says more of the first. */
const TwoLines = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <span className={styles['two']}>
    {first}
    <small>{second}</small>
  </span>
);

function When({ row: { TimeStamp, Id } }: { readonly row: Schedule }) {
  const words = useWords(RECORD);
  const id = (
    <span className={inline['mono']} title={Id}>
      {words.idOf(Id.slice(-8))}
    </span>
  );
  return <TwoLines first={formatMoment(TimeStamp)} second={id} />;
}

export function useColumns(games: readonly Game[]): readonly Column<Schedule>[] {
  const words = useWords(RECORD);
  const said = useSaid(games);
  const num = inline['num'];
  return [
    {
      id: 'time',
      head: words.time,
      className: num,
      cell: (row) => <When row={row} />,
    },
    {
      id: 'game',
      head: words.gameAndPlay,
      className: styles['words'],
      cell: (row) => <TwoLines first={said.game(row)} second={said.play(row)} />,
    },
    {
      id: 'issues',
      head: words.issues,
      className: num,
      cell: (row) => (
        <TwoLines
          first={
            <>
              {said.issues(row)} <Progress row={row} name={words.progress} />
            </>
          }
          second={said.counts(row)}
        />
      ),
    },
    {
      id: 'amounts',
      head: words.amounts,
      className: num,
      cell: (row) => <TwoLines first={formatMoney(row.Amount)} second={said.parts(row)} />,
    },
    {
      id: 'prize',
      head: words.prize,
      isNumber: true,
      cell: (row) => <Money amount={row.Prize} />,
    },
    {
      id: 'state',
      head: words.stateAndStops,
      className: classes(num, styles['words']),
      cell: (row) => (
        <TwoLines
          first={<Status look={stateLook(row)}>{said.state(row)}</Status>}
          second={said.stops(row)}
        />
      ),
    },
    {
      id: 'actions',
      head: words.actions,
      isHeadHidden: true,
      cell: (row, state) => <Actions row={row} state={state} />,
    },
  ];
}

/** The same on a phone: the game and what it won, the play and its state, then how far it is. */
export function useCard(games: readonly Game[]) {
  const words = useWords(RECORD);
  const said = useSaid(games);
  return (row: Schedule, state: RowState): readonly CardLine[] => [
    [said.game(row), <Money key="prize" amount={row.Prize} />],
    [
      said.play(row),
      <Status key="state" look={stateLook(row)}>
        {said.state(row)}
      </Status>,
    ],
    [said.issues(row), <Progress key="progress" row={row} name={words.progress} />],
    [said.counts(row)],
    [`${words.amount} ${formatMoney(row.Amount)}`, said.parts(row)],
    [`${words.stops} ${said.stops(row)}`],
    [
      <span key="time" className={inline['num']}>
        {formatMoment(row.TimeStamp)}
      </span>,
      <Actions key="actions" row={row} state={state} />,
    ],
  ];
}
