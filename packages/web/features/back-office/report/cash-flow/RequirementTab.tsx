import { ZERO } from '@fairlot/rules/core/money';
import {
  Failed,
  formatMoment,
  formatMoney,
  Money,
  useSay,
  useWords,
  Waiting,
  type Spoken,
} from '@fairlot/ui';
import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import {
  wageringHttp,
  type CountedIssue,
  type RequirementLine,
} from '@fairlot/wire/money/wagering';
import { useCall, usePhone } from '@fairlot/shell';
import { useGames } from '../../../play/lottery/games/index.ts';
import { typeName } from './flow-view.ts';
import { REQUIREMENT } from './requirement-text.ts';
import styles from './requirement.module.css';

const OPEN = 0;
const WAITING = ['title', 'rows'] as const;

/** What is to be turned over before a withdrawal, line by line with its exact gap, and what counted last. */
export default function RequirementTab() {
  const words = useWords(REQUIREMENT);
  const read = useCall(wageringHttp.getRequirement, null);
  const answer = read.data?.ok ? read.data.value : undefined;
  if (read.isError && !answer) {
    return <Failed title={words.failed} retry={() => void read.refetch()} />;
  }
  if (!answer)
    return (
      <div className={styles['tab']}>
        <Waiting parts={WAITING} />
      </div>
    );
  return (
    <div className={styles['tab']} tabIndex={0} role="region" aria-label={words.title}>
      <p className={classes(inline['num'], styles['head'])}>
        {answer.Gap > ZERO ? (
          <>
            {words.gap}
            <b>
              <Money amount={answer.Gap} currency />
            </b>
          </>
        ) : (
          <b>{words.none}</b>
        )}
      </p>
      <p className={styles['note']}>{words.order}</p>
      <ul className={styles['lines']}>
        {answer.Lines.map((line) => (
          <Line key={line.Id} line={line} />
        ))}
      </ul>
      <h3>{words.counted}</h3>
      {answer.Counted.length === 0 ? (
        <p className={styles['note']}>{words.nothing}</p>
      ) : (
        <Counted rows={answer.Counted} />
      )}
    </div>
  );
}

/** How a line stands: what is missing of it, or what ended it. */
function standOf({ State, EndedBy, Required, Done }: RequirementLine, words: Words): string {
  if (State === OPEN) return words.left(formatMoney((Required - Done) as typeof Required));
  if (EndedBy === 2) return words.byZero;
  if (EndedBy === 4) return words.byBonus;
  return EndedBy === 3 ? words.byOperator : words.byTurnover;
}
type Words = Spoken<typeof REQUIREMENT>;

function Line({ line }: { line: RequirementLine }) {
  const words = useWords(REQUIREMENT);
  const say = useSay();
  const { Type, Base, Times, Required, Done, State, TimeStamp } = line;
  const name = say(typeName(Type));
  return (
    <li className={State === OPEN ? undefined : styles['ended']}>
      <span>
        <b>{name}</b>{' '}
        <small className={inline['num']}>
          {words.line(formatMoney(Base), String(Times))} · {formatMoment(TimeStamp)}
        </small>
      </span>
      <span className={inline['num']}>{standOf(line, words)}</span>
      <progress
        aria-label={`${name} ${formatMoney(Done)} / ${formatMoney(Required)}`}
        max={Number(Required)}
        value={Number(Done)}
      />
      <small className={inline['num']}>
        {formatMoney(Done)} / {formatMoney(Required)}
      </small>
    </li>
  );
}

type CountedProps = {
  readonly rows: readonly CountedIssue[];
  readonly nameOf: (gameId: number) => string;
};

function Counted({ rows }: { rows: readonly CountedIssue[] }) {
  const say = useSay();
  const isPhone = usePhone();
  const { games = [] } = useGames();
  const nameOf = (id: number): string => {
    const game = games.find(({ Id }) => Id === id);
    return game ? say(game.Name) : String(id);
  };
  return isPhone ? <CountedCards {...{ rows, nameOf }} /> : <CountedTable {...{ rows, nameOf }} />;
}

function CountedCards({ rows, nameOf }: CountedProps) {
  const words = useWords(REQUIREMENT);
  return (
    <ul className={classes(inline['num'], styles['lines'])}>
      {rows.map((row) => (
        <li key={`${row.GameId} ${row.SerialNumber}`}>
          <span>
            {nameOf(row.GameId)} {row.SerialNumber}
          </span>
          <b>{formatMoney(row.Counted)}</b>
          <small className={styles['wide']}>
            {[
              `${words.stake} ${formatMoney(row.Stake)}`,
              ...(row.TooWide > ZERO ? [`${words.wide} −${formatMoney(row.TooWide)}`] : []),
              ...(row.Opposed > ZERO ? [`${words.opposed} −${formatMoney(row.Opposed)}`] : []),
            ].join(' · ')}
          </small>
        </li>
      ))}
    </ul>
  );
}

function CountedTable({ rows, nameOf }: CountedProps) {
  const words = useWords(REQUIREMENT);
  return (
    // It scrolls, so the keyboard has to get there.
    <div className={styles['scroll']} tabIndex={0} role="region" aria-label={words.counted}>
      <table className={classes(inline['num'], styles['counted'])}>
        <thead>
          <tr>
            <th>{words.issue}</th>
            <th>{words.stake}</th>
            <th>{words.wide}</th>
            <th>{words.opposed}</th>
            <th>{words.counts}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.GameId} ${row.SerialNumber}`}>
              <td>
                {nameOf(row.GameId)} {row.SerialNumber}
              </td>
              <td>{formatMoney(row.Stake)}</td>
              <td>{row.TooWide > ZERO ? `−${formatMoney(row.TooWide)}` : '—'}</td>
              <td>{row.Opposed > ZERO ? `−${formatMoney(row.Opposed)}` : '—'}</td>
              <td>
                <b>{formatMoney(row.Counted)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
