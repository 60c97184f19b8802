import { useCursorList } from '@fairlot/shell/record/use-cursor-list';
import { useSay, useWords } from '@fairlot/ui';
import { DataList } from '@fairlot/ui/list';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { actName } from '../acts/act-name.ts';
import { useMay, useMe } from '../me/use-me.ts';
import { usePage } from '../me/use-page.ts';
import { AuditDetail } from './AuditDetail.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { useCard, useColumns } from './columns.tsx';
import { askFor, daysOf, type AuditFilter } from './filter.ts';
import { useKindNames, type AuditRow } from './names.ts';
import { useSheet } from './use-sheet.ts';
import styles from './audit.module.css';
import { text } from './text.ts';

type Props = {
  readonly filter: AuditFilter;
  readonly onFilter: (change: AuditFilter) => void;
};

/** What holds of the filters, for a phone where they are folded. */
function useChosen({ target, actor, kind, act, ...rest }: AuditFilter): string {
  const words = useWords(text);
  const say = useSay();
  const names = useKindNames();
  const days = daysOf(rest);
  const chosen = [
    target,
    actor,
    kind && names[kind],
    act && say(actName(act)),
    days && `${days.from} – ${days.to}`,
  ].filter((one) => one !== undefined);
  return chosen.length === 0 ? words.allKinds : chosen.join(' · ');
}

function Rows({ filter, onFilter }: Props) {
  const words = useWords(text);
  const { source, read } = useCursorList<typeof operatorHttp.getAudit, AuditRow>(
    operatorHttp.getAudit,
    (cursor, size) => askFor(filter, cursor, size),
    usePage('operator.audit', operatorHttp.getAudit),
  );
  return (
    <DataList<AuditRow>
      label={words.audit}
      source={source}
      keyOf={({ N }) => String(N)}
      columns={useColumns()}
      renderCard={useCard()}
      renderDetail={(row) => <AuditDetail row={row} />}
      sheet={useSheet(filter, read)}
      empty={{ title: words.none }}
      filters={{
        controls: <AuditFilters filter={filter} onFilter={onFilter} />,
        chosen: useChosen(filter),
      }}
    />
  );
}

/** What operators and commands did, newest first. */
export function AuditList(props: Props) {
  const words = useWords(text);
  const me = useMe();
  const mayRead = useMay('operator.audit.read');
  return (
    <section className={styles['panel']} aria-labelledby="audit-title">
      <h1 id="audit-title" className={styles['title']}>
        {words.audit}
      </h1>
      {mayRead && <Rows {...props} />}
      {me && !mayRead && <p className={styles['empty']}>{words.notAllowed}</p>}
    </section>
  );
}
