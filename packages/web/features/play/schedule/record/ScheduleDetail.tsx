import {
  Failed,
  formatMoney,
  fullIssue,
  Money,
  shortIssue,
  Skeleton,
  Status,
  useSay,
  useWords,
} from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import table from '@fairlot/ui/table.module.css';
import { ScheduleRowState } from '@fairlot/rules/schedule/state';
import { useCall, usePhone } from '@fairlot/shell';
import { scheduleHttp, type ScheduleIssue } from '@fairlot/wire/play/schedule';
import { courseOf, isGoing, reasonText, rowLook } from './record-view.ts';
import { RECORD, ROW_STATES } from './text.ts';
import { useEnd } from './use-end.ts';
import styles from './record.module.css';

const POLL_MS = 5_000;
const HEADS = ['issue', 'multiple', 'amount', 'state', 'draw', 'prize', 'sum', 'bet'] as const;
const NUMBERS: ReadonlySet<string> = new Set(['multiple', 'amount', 'prize', 'sum']);

/** The issues of a schedule, what became of each, and the way to take one out. */
export function ScheduleDetail({ id }: { id: string }) {
  const words = useWords(RECORD);
  const isPhone = usePhone();
  const found = useCall(scheduleHttp.getSchedule, { Id: id }, { refetchInterval: POLL_MS });
  const record = found.data?.ok ? found.data.value : undefined;
  if (found.isError && !record) {
    return <Failed title={words.detailFailed} retry={() => void found.refetch()} />;
  }
  if (!record) return <Skeleton height={120} />;
  const nets = courseOf(record.Issues);
  const mayEnd = isGoing(record.Schedule);
  const rows = record.Issues.map((row, at) => ({ id, row, net: nets[at], mayEnd }));
  return (
    <div className={styles['detail']} tabIndex={0} role="region" aria-label={words.look}>
      {isPhone ? <IssueLines rows={rows} /> : <IssueTable rows={rows} />}
    </div>
  );
}

type IssueProps = {
  readonly id: string;
  readonly row: ScheduleIssue;
  readonly net: ReturnType<typeof courseOf>[number];
  readonly mayEnd: boolean;
};

function IssueTable({ rows }: { readonly rows: readonly IssueProps[] }) {
  const words = useWords(RECORD);
  return (
    <table className={classes(table['table'], inline['num'])}>
      <thead>
        <tr>
          {HEADS.map((head) => (
            <th key={head} scope="col" className={NUMBERS.has(head) ? table['n'] : undefined}>
              {words[head]}
            </th>
          ))}
          <th scope="col">
            <span className={inline['vh']}>{words.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((props) => (
          <IssueRow key={props.row.SerialNumber} {...props} />
        ))}
      </tbody>
    </table>
  );
}

/** The same on a phone: two lines for each issue. */
function IssueLines({ rows }: { readonly rows: readonly IssueProps[] }) {
  return (
    <ul className={inline['num']}>
      {rows.map((props) => (
        <IssueLine key={props.row.SerialNumber} {...props} />
      ))}
    </ul>
  );
}

function IssueLine({ id, row, net, mayEnd }: IssueProps) {
  const words = useWords(RECORD);
  const isBet = row.BetIds.length > 0;
  return (
    <li className={styles['issue']}>
      <span title={fullIssue(row.SerialNumber)}>
        {shortIssue(row.SerialNumber)} × {row.Multiple}
      </span>
      <IssueState row={row} />
      <span>
        {words.amount} {formatMoney(row.Amount)}
      </span>
      <TakeOut id={id} row={row} mayEnd={mayEnd} />
      {isBet && row.WinningNumber && (
        <>
          <span>{row.WinningNumber.replaceAll(',', ' ')}</span>
          {net !== undefined && <Money amount={net} sign />}
        </>
      )}
    </li>
  );
}

function IssueState({ row }: { readonly row: ScheduleIssue }) {
  const say = useSay();
  const reason = reasonText(row);
  return (
    <span>
      <Status look={rowLook(row)}>{say(ROW_STATES[row.State] ?? ROW_STATES[0])}</Status>
      {reason && <small className={styles['reason']}>{say(reason)}</small>}
    </span>
  );
}

/** Takes an issue out that is not bet yet. */
function TakeOut({ id, row, mayEnd }: Omit<IssueProps, 'net'>) {
  const words = useWords(RECORD);
  const end = useEnd();
  if (!mayEnd || row.State !== ScheduleRowState.RESERVED) return <span />;
  return (
    <Button
      look="quiet"
      size="small"
      aria-label={words.takeOf(shortIssue(row.SerialNumber))}
      onClick={() => void end(id, row.SerialNumber)}
    >
      {words.take}
    </Button>
  );
}

function IssueRow({ id, row, net, mayEnd }: IssueProps) {
  const serial = row.SerialNumber;
  const isBet = row.BetIds.length > 0;
  return (
    <tr>
      <td title={fullIssue(serial)}>{shortIssue(serial)}</td>
      <td className={table['n']}>{row.Multiple}</td>
      <td className={table['n']}>{formatMoney(row.Amount)}</td>
      <td>
        <IssueState row={row} />
      </td>
      <td>{isBet ? (row.WinningNumber?.replaceAll(',', ' ') ?? '—') : '—'}</td>
      <td className={table['n']}>{row.Prize > 0n ? <Money amount={row.Prize} /> : '—'}</td>
      <td className={table['n']}>{net === undefined ? '—' : <Money amount={net} sign />}</td>
      <td className={classes(inline['mono'], inline['mut'])} title={row.BetIds.join(' ')}>
        {row.BetIds[0]?.slice(-8) ?? '—'}
      </td>
      <td>
        <TakeOut id={id} row={row} mayEnd={mayEnd} />
      </td>
    </tr>
  );
}
