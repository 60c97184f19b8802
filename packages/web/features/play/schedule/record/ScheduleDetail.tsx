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
import { useCall } from '@fairlot/shell';
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
  const found = useCall(scheduleHttp.getSchedule, { Id: id }, { refetchInterval: POLL_MS });
  const record = found.data?.ok ? found.data.value : undefined;
  if (found.isError && !record) {
    return <Failed title={words.detailFailed} retry={() => void found.refetch()} />;
  }
  if (!record) return <Skeleton height={120} />;
  const nets = courseOf(record.Issues);
  const mayEnd = isGoing(record.Schedule);
  return (
    <div className={styles['detail']} tabIndex={0} role="region" aria-label={words.look}>
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
          {record.Issues.map((row, at) => (
            <IssueRow key={row.SerialNumber} id={id} row={row} net={nets[at]} mayEnd={mayEnd} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function IssueRow(props: {
  readonly id: string;
  readonly row: ScheduleIssue;
  readonly net: ReturnType<typeof courseOf>[number];
  readonly mayEnd: boolean;
}) {
  const { id, row, net, mayEnd } = props;
  const words = useWords(RECORD);
  const say = useSay();
  const end = useEnd();
  const reason = reasonText(row);
  const serial = row.SerialNumber;
  const isBet = row.BetIds.length > 0;
  return (
    <tr>
      <td title={fullIssue(serial)}>{shortIssue(serial)}</td>
      <td className={table['n']}>{row.Multiple}</td>
      <td className={table['n']}>{formatMoney(row.Amount)}</td>
      <td>
        <Status look={rowLook(row)}>{say(ROW_STATES[row.State] ?? ROW_STATES[0])}</Status>
        {reason && <small className={styles['reason']}>{say(reason)}</small>}
      </td>
      <td>{isBet ? (row.WinningNumber?.replaceAll(',', ' ') ?? '—') : '—'}</td>
      <td className={table['n']}>{row.Prize > 0n ? <Money amount={row.Prize} /> : '—'}</td>
      <td className={table['n']}>{net === undefined ? '—' : <Money amount={net} sign />}</td>
      <td className={classes(inline['mono'], inline['mut'])} title={row.BetIds.join(' ')}>
        {row.BetIds[0]?.slice(-8) ?? '—'}
      </td>
      <td>
        {mayEnd && row.State === ScheduleRowState.RESERVED && (
          <Button
            look="quiet"
            size="small"
            aria-label={words.takeOf(shortIssue(serial))}
            onClick={() => void end(id, serial)}
          >
            {words.take}
          </Button>
        )}
      </td>
    </tr>
  );
}
