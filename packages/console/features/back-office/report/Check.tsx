import { useState } from 'react';
import { CASH_FLOW_KINDS } from '@fairlot/rules/core/cash-flow';
import { serverNow, useSend } from '@fairlot/shell';
import { formatMoney, Status, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import type { Output } from '@fairlot/wire/core';
import { reportConsole } from '@fairlot/wire/back-office/report';
import { daysOf, type ReportFilter } from './filter.ts';
import styles from './report.module.css';
import { text } from './text.ts';

type Found = Output<typeof reportConsole.checkReport>;

/** Holds what is shown against the entries of the ledger, and names what differs. */
export function Check({ filter }: { readonly filter: ReportFilter }) {
  const words = useWords(text);
  const say = useSay();
  const { from, to } = daysOf(filter, serverNow());
  const [found, setFound] = useState<Found | string>();
  const { send, isSending } = useSend(reportConsole.checkReport);
  const check = async () => {
    const answer = await send({ From: from, To: to });
    setFound(answer.ok ? answer.value : say(answer.error.text));
  };
  const nameOf = (kind: number) => {
    const known = CASH_FLOW_KINDS[kind];
    return known ? `${kind} ${say(known)}` : String(kind);
  };
  return (
    <div className={styles['check']} aria-live="polite">
      <Button size="small" onClick={() => void check()} disabled={isSending}>
        {isSending ? words.checking : words.check}
      </Button>
      {typeof found === 'string' && <span>{found}</span>}
      {typeof found === 'object' && found.Rows.length === 0 && (
        <Status look="done">{words.same(found.Journals.toLocaleString('en'))}</Status>
      )}
      {typeof found === 'object' && found.Rows.length > 0 && (
        <>
          <Status look="err">{words.differs(found.Rows.length)}</Status>
          <ul>
            {found.Rows.map(({ Day, Kind, Here, Ledger }) => (
              <li key={`${Day} ${Kind}`}>
                {words.differsAt(Day, nameOf(Kind), formatMoney(Here), formatMoney(Ledger))}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
