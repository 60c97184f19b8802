import { useState } from 'react';
import { send, useCall } from '@fairlot/shell';
import { Empty, Failed, showToast, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import type { Output } from '@fairlot/wire/core';
import { riskConsole } from '@fairlot/wire/money/risk';
import { useMay, usePage } from '../../staff/operator/index.ts';
import { ProposeDialog } from './ProposeDialog.tsx';
import { RulesTable, ScoreFields } from './RulesTable.tsx';
import { Tried } from './Tried.tsx';
import styles from './risk.module.css';
import { text } from './text.ts';
import { readRules, type TypedRules, typedOf } from './typed-rules.ts';

type Rules = Output<typeof riskConsole.getRules>;

/** How marks count, tried on what was measured before another operator is asked to confirm it. */
export function Rules() {
  const words = useWords(text);
  const { data, isError, refetch } = useCall(
    riskConsole.getRules,
    undefined,
    usePage('risk.rules', riskConsole.getRules),
  );
  const seen = data?.ok ? data.value : undefined;
  if (!seen)
    return isError ? (
      <Failed title={words.unread} retry={() => void refetch()} />
    ) : (
      <Empty title="" />
    );
  // What was typed is of the version that was seen: another version begins anew.
  return <Form key={seen.Version} seen={seen} />;
}

function Form({ seen }: { readonly seen: Rules }) {
  const words = useWords(text);
  const mayChange = useMay('risk.rules.change');
  const [typed, setTyped] = useState<TypedRules>(() => typedOf(seen));
  const [tried, setTried] = useState<Output<typeof riskConsole.tryRules>>();
  const [isAsking, setAsking] = useState(false);
  const [isTrying, setTrying] = useState(false);
  const read = readRules(typed);
  const change = (next: TypedRules) => {
    setTyped(next);
    setTried(undefined);
  };
  const tryIt = () => {
    if (!read) return;
    setTrying(true);
    void send(riskConsole.tryRules, read)
      .then((answer) => {
        if (answer.ok) setTried(answer.value);
        else showToast({ kind: 'failed', text: answer.error.text });
      })
      .catch(() => showToast({ kind: 'failed', text: text.unread }))
      .finally(() => setTrying(false));
  };
  return (
    <div className={styles['rules']}>
      <RulesTable typed={typed} onChange={change} isFixed={!mayChange} />
      <ScoreFields typed={typed} onChange={change} isFixed={!mayChange} />
      <div className={styles['acts']}>
        <Button disabled={!read || isTrying} onClick={tryIt}>
          {words.tryIt}
        </Button>
        {mayChange && (
          <>
            <Button disabled={!read} onClick={() => setAsking(true)}>
              {words.propose}
            </Button>
            <Button onClick={() => change(typedOf(seen))}>{words.reset}</Button>
          </>
        )}
      </div>
      <div aria-live="polite">{tried && <Tried tried={tried} />}</div>
      {isAsking && read && (
        <ProposeDialog seen={seen.Version} rules={read} onClose={() => setAsking(false)} />
      )}
    </div>
  );
}
