import { useState } from 'react';
import { useCall } from '@fairlot/shell';
import { Empty, Failed, formatMoment, useSay, useWords } from '@fairlot/ui';
import { WITHDRAW_RISKS } from '@fairlot/rules/check/withdraw-risk';
import type { Output } from '@fairlot/wire/core';
import { type RiskCase, riskConsole } from '@fairlot/wire/money/risk';
import { KeyButton, useMay, useMe, usePage } from '../../staff/operator/index.ts';
import { CloseDialog, NoteDialog, TakeDialog } from './case-dialogs.tsx';
import { Relations } from './Relations.tsx';
import styles from './risk.module.css';
import { text } from './text.ts';

type Detail = Output<typeof riskConsole.getCase>;
type Act = 'take' | 'note' | 'close';
const LETTERS: Readonly<Record<Act, string>> = { take: 'T', note: 'M', close: 'E' };

/** One case: what was measured, what was noted, who has to do with whom, and what may be done. */
export function CasePanel({ row }: { readonly row: RiskCase }) {
  const words = useWords(text);
  const { data, isError, refetch } = useCall(
    riskConsole.getCase,
    { Id: row.Id },
    usePage('risk.cases', riskConsole.getCase),
  );
  const detail = data?.ok ? data.value : undefined;
  if (!detail)
    return isError ? (
      <Failed title={words.unread} retry={() => void refetch()} />
    ) : (
      <Empty title="" />
    );
  return (
    <div className={styles['panel']} data-case={detail.Case.State}>
      <Acts row={detail.Case} />
      <Judged rows={detail.Judged} />
      <Notes detail={detail} />
      <Relations playerId={row.PlayerId} />
    </div>
  );
}

function Acts({ row }: { readonly row: RiskCase }) {
  const words = useWords(text);
  const me = useMe();
  const mayChange = useMay('risk.cases.change');
  const [act, setAct] = useState<Act>();
  if (!mayChange || row.State === 'closed') return null;
  const isMine = row.Taker === me?.Name;
  const acts: readonly Act[] = isMine ? ['note', 'close'] : ['take', 'note'];
  const close = () => setAct(undefined);
  return (
    <div className={`${styles['acts']} ${styles['wide']}`} role="group" aria-label={words.acts}>
      {acts.map((name) => (
        <KeyButton key={name} letter={LETTERS[name]} onPress={() => setAct(name)}>
          {words[name]}
        </KeyButton>
      ))}
      {act === 'take' && <TakeDialog row={row} onClose={close} />}
      {act === 'note' && <NoteDialog row={row} onClose={close} />}
      {act === 'close' && <CloseDialog row={row} onClose={close} />}
    </div>
  );
}

function Judged({ rows }: { readonly rows: Detail['Judged'] }) {
  const words = useWords(text);
  const say = useSay();
  return (
    <div>
      <h2 className={styles['part']}>{words.judged}</h2>
      {rows.length === 0 && <p className={styles['note']}>{words.none}</p>}
      <ul>
        {rows.map((one) => (
          <li key={one.No}>
            <span className={styles['num']}>
              {formatMoment(one.TimeStamp)} · {one.No} · {one.Score}
            </span>{' '}
            <span className={styles['marks']}>
              {one.Measures.map(({ IsSet, Mark, Value }) => (
                <span key={Mark} className={styles['mark']} data-set={IsSet}>
                  {say(WITHDRAW_RISKS[Mark])} {WITHDRAW_RISKS[Mark].unit === 'once' ? '' : Value}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Notes({ detail: { Case, Notes: notes } }: { readonly detail: Detail }) {
  const words = useWords(text);
  return (
    <div>
      <h2 className={styles['part']}>{words.notes}</h2>
      {notes.length === 0 && Case.Note === '' && <p className={styles['note']}>{words.none}</p>}
      <ul>
        {notes.map((note) => (
          <li key={`${note.TimeStamp} ${note.Note}`}>
            {formatMoment(note.TimeStamp)} · {note.Author}: {note.Note}
          </li>
        ))}
        {Case.Note !== '' && Case.ClosedTimeStamp !== null && (
          <li>
            {formatMoment(Case.ClosedTimeStamp)} · {Case.Closer}: {Case.Note}
          </li>
        )}
      </ul>
    </div>
  );
}
