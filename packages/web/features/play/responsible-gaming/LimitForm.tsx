import { useState, type FormEvent } from 'react';
import type { LimitKind, LimitPeriod } from '@fairlot/rules/check/own-limit';
import type { Money } from '@fairlot/rules/core/money';
import { responsibleGamingHttp, type OwnLimit } from '@fairlot/wire/play/responsible-gaming';
import { showToast, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Field, TextInput } from '@fairlot/ui/field';
import { refetch, useSend } from '@fairlot/shell';
import { readAmount } from './read-amount.ts';
import { LIMIT } from './text.ts';
import styles from './limits.module.css';

type Form = {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly limit: OwnLimit | undefined;
  readonly done: () => void;
};

/** Sets a limit, changes it or takes it away. What would loosen it is noted and waits. */
export function LimitForm({ kind, period, limit, done }: Form) {
  const words = useWords(LIMIT);
  const say = useSay();
  const { send, isSending } = useSend(responsibleGamingHttp.setLimit);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const put = async (Amount: Money | null) => {
    const answer = await send({ Kind: kind, Period: period, Amount }).catch(() => undefined);
    if (!answer?.ok) return setFault(answer ? say(answer.error.text) : words.failed);
    const { IsAsked } = answer.value;
    showToast({ kind: 'done', text: IsAsked ? LIMIT.waits : LIMIT.saved });
    await refetch(responsibleGamingHttp.getLimits);
    return done();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const amount = readAmount(typed);
    if (amount === undefined) return setFault(words.wrong);
    return void put(amount);
  };
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <Field label={words.amount} error={fault} className={styles['field'] ?? ''}>
        {(control) => (
          <TextInput
            {...control}
            inputMode="decimal"
            autoComplete="off"
            autoFocus
            maxLength={16}
            value={typed}
            onText={(text) => {
              setTyped(text);
              setFault(undefined);
            }}
          />
        )}
      </Field>
      <span className={styles['acts']}>
        <Button type="submit" look="primary" isBusy={isSending}>
          {words.save}
        </Button>
        {limit && (
          <Button isBusy={isSending} onClick={() => void put(null)}>
            {words.remove}
          </Button>
        )}
        <Button look="quiet" onClick={done}>
          {words.back}
        </Button>
      </span>
    </form>
  );
}
