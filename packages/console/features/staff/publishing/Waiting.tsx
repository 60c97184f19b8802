import { formatMoment, Status, useWords } from '@fairlot/ui';
import type { Waits } from '@fairlot/wire/staff/publishing';
import { text } from './text.ts';

/** What waits of something that is published, and what was not published at its time: as lists say it. */
export function Waiting({ of }: { readonly of: Waits }) {
  const words = useWords(text);
  return (
    <>
      {of.IsAsked && <Status look="warn">{words.asked}</Status>}
      {of.Due !== null && <Status look="warn">{words.due(formatMoment(of.Due))}</Status>}
      {of.Void !== null && <Status look="err">{words.isVoid}</Status>}
    </>
  );
}
