import { useState } from 'react';
import { isReason } from '@fairlot/rules/check/reason';
import { useCall } from '@fairlot/shell';
import { Money, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Field, TextInput } from '@fairlot/ui/field';
import { betConsole } from '@fairlot/wire/play/bet';
import {
  ActForm,
  codeOf,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import { acted, nameOf } from './acted.ts';
import type { Issue } from './issue.ts';
import styles from './issue.module.css';
import { FAULTS, text } from './text.ts';

type Values = ActValues & { readonly number: string; readonly evidence: string };

/** What is wrong with a number, and what forbids another one. */
const FIELDS = {
  BAD_LENGTH: 'number',
  BAD_DIGIT: 'number',
  BAD_RANGE: 'number',
  BAD_REPEAT: 'number',
  SAME_NUMBER: 'number',
  TOO_OLD: 'number',
} as const;

/** What a number would change: bets, players and money. */
function Report({ issue, number }: { readonly issue: Issue; readonly number: string }) {
  const words = useWords(text);
  const say = useSay();
  const { data } = useCall(betConsole.previewCorrection, { ...nameOf(issue), Number: number });
  if (!data) return <p className={styles['note']}>{words.counting}</p>;
  if (!data.ok) return <p className={styles['note']}>{say(data.error.text)}</p>;
  const { Number: read, Bets, Players, Taken, Paid, Debtors, Debt } = data.value;
  const facts = [
    [words.number, read],
    [words.changedBets, Bets],
    [words.changedPlayers, Players],
    [words.taken, <Money key="taken" amount={Taken} />],
    [words.paid, <Money key="paid" amount={Paid} />],
    [words.debtors, Debtors],
    [words.debt, <Money key="debt" amount={Debt} />],
  ] as const;
  return (
    <dl className={styles['report']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Asks a second person to correct the number of an awarded issue, after what it changes was counted. */
export function CorrectDraw(props: { readonly issue: Issue; readonly onClose: () => void }) {
  const { issue, onClose } = props;
  const words = useWords(text);
  const [counted, setCounted] = useState<string>();
  const form = useActForm<typeof betConsole.proposeCorrection, Values>(
    betConsole.proposeCorrection,
    {
      initial: { ...NOTHING, number: '', evidence: '' },
      check: ({ number, evidence }) => ({
        ...(number.trim() === '' && { number: FAULTS.number }),
        ...(!isReason(evidence.trim()) && { evidence: FAULTS.evidence }),
      }),
      fields: FIELDS,
      input: ({ number, evidence, reason, code }) => ({
        ...nameOf(issue),
        Number: number.trim(),
        Evidence: evidence.trim(),
        Reason: reason.trim(),
        Code: codeOf(code),
      }),
      done: () => acted(words.proposed, onClose),
    },
  );
  const number = form.values.number.trim();
  return (
    <>
      <p className={styles['note']}>{words.correctNote}</p>
      <ActForm form={form} send={words.correct} isDangerous onCancel={onClose}>
        <Field label={words.number} hint={words.numberHint} error={form.fault('number')}>
          {(control) => (
            <TextInput
              {...control}
              size="large"
              autoComplete="off"
              maxLength={200}
              value={form.values.number}
              onText={(typed) => form.change('number', typed)}
            />
          )}
        </Field>
        <div className={styles['count']}>
          <Button disabled={number === ''} onClick={() => setCounted(number)}>
            {words.count}
          </Button>
        </div>
        {counted !== undefined && counted === number && (
          <Report key={counted} issue={issue} number={counted} />
        )}
        <Field label={words.evidence} hint={words.evidenceHint} error={form.fault('evidence')}>
          {(control) => (
            <TextInput
              {...control}
              size="large"
              autoComplete="off"
              maxLength={500}
              value={form.values.evidence}
              onText={(typed) => form.change('evidence', typed)}
            />
          )}
        </Field>
      </ActForm>
    </>
  );
}
