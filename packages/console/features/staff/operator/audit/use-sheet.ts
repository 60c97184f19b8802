import { formatMoment, useSay, useWords } from '@fairlot/ui';
import type { Sheet } from '@fairlot/ui/list';
import { actName } from '../acts/act-name.ts';
import { daysOf, type AuditFilter } from './filter.ts';
import { useKindNames, useWho, type AuditRow } from './names.ts';
import { text } from './text.ts';

const json = (value: unknown): string => (value === null ? '' : JSON.stringify(value));

/** The file of the rows that the filters find. */
export function useSheet(filter: AuditFilter, read: Sheet<AuditRow>['read']): Sheet<AuditRow> {
  const words = useWords(text);
  const say = useSay();
  const names = useKindNames();
  const who = useWho();
  const days = daysOf(filter);
  return {
    name: `fairlot-audit${days ? `-${days.from}-${days.to}` : ''}.csv`,
    read,
    columns: [
      { head: '#', value: (row) => row.N },
      { head: words.at, value: (row) => formatMoment(row.At) },
      { head: words.kind, value: (row) => names[row.Kind] ?? row.Kind },
      { head: words.actor, value: who },
      { head: words.target, value: (row) => row.Target },
      { head: words.act, value: (row) => say(actName(row.Permission)) },
      { head: words.permission, value: (row) => row.Permission },
      { head: words.before, value: (row) => json(row.Before) },
      { head: words.after, value: (row) => json(row.After) },
      { head: words.reason, value: (row) => row.Reason },
      { head: words.address, value: (row) => row.Ip },
      { head: words.request, value: (row) => row.RequestId },
      { head: words.hash, value: (row) => row.Hash },
    ],
  };
}
