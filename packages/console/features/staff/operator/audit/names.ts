import { useWords } from '@fairlot/ui';
import type { Output } from '@fairlot/wire/core';
import type { operatorHttp } from '@fairlot/wire/staff/operator';
import { text } from './text.ts';

export type AuditRow = Output<typeof operatorHttp.getAudit>['Rows'][number];

export function useKindNames(): Readonly<Record<string, string>> {
  const words = useWords(text);
  const { act, propose, confirm, withdraw, signInKind, denied } = words;
  return { act, propose, confirm, withdraw, 'sign-in': signInKind, denied };
}

/** Who did it, in words: who was not let in has an address alone. */
export function useWho(): (row: AuditRow) => string {
  const words = useWords(text);
  return (row) => {
    if (row.Actor === 'command') return words.command;
    return row.Actor === 'site' ? words.site : row.ActorName || row.Ip;
  };
}
