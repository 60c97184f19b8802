import type { ChanceBet } from '@fairlot/rules/schedule/chances';
import type { PlanRow } from '@fairlot/rules/schedule/plan';
import { HIGHEST_MULTIPLE } from '@fairlot/rules/odds/stake';
import { formatTime, fullIssue, Money, shortIssue, useWords } from '@fairlot/ui';
import { classes } from '@fairlot/ui/class-names';
import table from '@fairlot/ui/table.module.css';
import { CountInput } from './fields.tsx';
import type { PlannedIssue, PlanForm } from './plan-form.ts';
import { withWin } from './plan-wins.ts';
import { PLAN } from './text.ts';
import { usePlanWins } from './use-plan-wins.ts';
import styles from './plan.module.css';

type Issue = { readonly SerialNumber: number; readonly DrawTimeStamp: number };
type Props = {
  readonly form: PlanForm;
  readonly bets: readonly ChanceBet[];
  readonly shown: readonly Issue[];
  readonly plan: readonly PlannedIssue[];
  readonly rows: readonly PlanRow[];
  readonly onForm: (more: Partial<PlanForm>) => void;
};

const HEADS = ['multiple', 'cost', 'sum', 'prize', 'gain', 'gainRate'] as const;
/** Heads of several bets: the most that an issue can bring. */
const BEST = { prize: 'mostPrize', gain: 'mostGain', gainRate: 'mostRate' } as const;
/** What a phone has no room for. */
const WIDE: ReadonlySet<string> = new Set(['cost', 'prize', 'gainRate']);

/** Every issue with what it costs and would bring; a tick takes it in or out. */
export function PlanTable({ form, bets, shown, plan, rows, onForm }: Props) {
  const words = useWords(PLAN);
  const multiples = rows.map(({ multiple }) => multiple);
  const wins = usePlanWins(bets, multiples);
  return (
    <div className={styles['table']} tabIndex={0} role="region" aria-label={words.title}>
      <table className={table['table']}>
        <thead>
          <tr>
            <th scope="col">{words.issue}</th>
            <th scope="col" className={styles['wide']}>
              {words.draw}
            </th>
            {HEADS.map((head) => (
              <th
                key={head}
                scope="col"
                className={classes(table['n'], WIDE.has(head) && styles['wide'])}
              >
                {wins && head in BEST ? words[BEST[head as keyof typeof BEST]] : words[head]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((issue) => {
            const at = plan.findIndex(({ serial }) => serial === issue.SerialNumber);
            const row = rows[at];
            const win = row && wins?.get(row.multiple);
            return (
              <Row
                key={issue.SerialNumber}
                form={form}
                issue={issue}
                row={row && win ? withWin(row, win) : row}
                isBound={win?.kind === 'bound'}
                onForm={onForm}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Row(props: {
  readonly form: PlanForm;
  readonly issue: Issue;
  readonly row: PlanRow | undefined;
  /** Whether no draw may bring as much. */
  readonly isBound: boolean;
  readonly onForm: (more: Partial<PlanForm>) => void;
}) {
  const { form, issue, row, isBound, onForm } = props;
  const atMost = isBound && '≤ ';
  const words = useWords(PLAN);
  const { SerialNumber: serial } = issue;
  const isIn = !form.without.includes(serial);
  const short = shortIssue(serial);
  const tick = () =>
    onForm({
      without: isIn ? [...form.without, serial] : form.without.filter((each) => each !== serial),
    });
  return (
    <tr className={isIn ? undefined : styles['out']}>
      <td>
        <label className={styles['tick']} title={fullIssue(serial)}>
          <input type="checkbox" checked={isIn} aria-label={words.take(short)} onChange={tick} />
          {short}
        </label>
      </td>
      <td className={styles['wide']}>{formatTime(issue.DrawTimeStamp)}</td>
      <td className={table['n']}>
        {form.kind === 'custom' && isIn ? (
          <CountInput
            label={words.multipleOf(short)}
            value={form.typed[serial] ?? form.start}
            most={HIGHEST_MULTIPLE}
            onValue={(multiple) => onForm({ typed: { ...form.typed, [serial]: multiple } })}
          />
        ) : (
          (row?.multiple ?? '—')
        )}
      </td>
      {row ? (
        <>
          <td className={classes(table['n'], styles['wide'])}>
            <Money amount={row.cost} />
          </td>
          <td className={table['n']}>
            <Money amount={row.sum} />
          </td>
          <td className={classes(table['n'], styles['wide'])}>
            {atMost}
            <Money amount={row.prize} />
          </td>
          <td className={table['n']}>
            {atMost}
            <Money amount={row.profit} sign />
          </td>
          <td className={classes(table['n'], styles['wide'])}>
            {atMost}
            {(row.rate / 100).toFixed(2).replace('-', '−')} %
          </td>
        </>
      ) : (
        <Blank />
      )}
    </tr>
  );
}

const Blank = () => (
  <>
    <td className={styles['wide']} />
    <td />
    <td className={styles['wide']} />
    <td />
    <td className={styles['wide']} />
  </>
);
