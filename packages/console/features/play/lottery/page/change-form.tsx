import type { ReactNode } from 'react';
import { refetch } from '@fairlot/shell';
import { useFormSend } from '@fairlot/shell/form/use-form-send';
import { showToast, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Field, TextInput } from '@fairlot/ui/field';
import { Form, useFormOf, type Faults, type FormState } from '@fairlot/ui/form';
import type { Endpoint, Input } from '@fairlot/wire/core';
import { lotteryConsole } from '@fairlot/wire/play/lottery';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { type Preview, PreviewStep, usePreview } from '../../../staff/operator/act-form/index.ts';
import type { Game } from './game.ts';
import { readMoment } from './read-input.ts';
import styles from './page.module.css';
import { FAULTS, text } from './text.ts';

/** What every change asks for beside what it makes of the game. */
export type Common = { readonly reason: string; readonly at: string };
export const COMMON: Common = { reason: '', at: '' };

const SHORTEST = 3;
const LONGEST = 500;

export const commonFaults = ({ reason, at }: Common): Faults<Common> => ({
  ...(reason.trim().length < SHORTEST && { reason: FAULTS.reason }),
  ...(readMoment(at) === null && { at: FAULTS.at }),
});

/** What every change tells the server. */
export const commonOf = ({ GameId, Version }: Game, { reason, at }: Common) => ({
  GameId,
  Version,
  Reason: reason.trim(),
  EffectAt: readMoment(at) ?? undefined,
});

type Plan<E extends Endpoint, T extends Common> = {
  readonly endpoint: E;
  readonly initial: T;
  readonly check: (values: T) => Faults<T>;
  readonly input: (values: T) => Input<E>;
  /** Which field a refusal belongs to. */
  readonly fields?: { readonly [code: string]: keyof T & string };
  readonly onSaved: (version: number) => void;
  /** A second person is asked. */
  readonly onProposed?: () => void;
};

/** A form that changes a game, on the version that was there when it was opened. */
export function useChangeForm<E extends Endpoint, T extends Common>(plan: Plan<E, T>) {
  const { preview, isAsked, headersOf, fault, back, take } = usePreview(plan.endpoint);
  const send = useFormSend<E, T>(plan.endpoint, {
    headersOf,
    refused: back,
    input: plan.input,
    fields: { NOT_IN_TIME: 'at', ...plan.fields },
    unreachable: FAULTS.noAnswer,
    done: (made) => {
      if (take(made)) return;
      // A change answers with the version that it made, what a second person has to confirm with itself.
      const { Version } = made as { readonly Version?: number };
      showToast({ kind: 'done', text: Version === undefined ? text.proposed : text.saved });
      if (Version === undefined) plan.onProposed?.();
      else plan.onSaved(Version);
    },
  });
  const form = useFormOf<T>({
    initial: plan.initial,
    check: plan.check,
    send: async (values) => {
      const wrong = fault();
      if (wrong) return { form: wrong } as Faults<T>;
      const refused = await send(values);
      await Promise.all([
        refetch(lotteryConsole.getGames),
        refetch(lotteryConsole.getGameVersions),
        refetch(operatorHttp.getAudit),
        refetch(operatorHttp.getProposals),
      ]);
      return refused;
    },
  });
  return { form: { ...form, preview, isAsked } };
}

/** A text field of a form. */
export function Line<T extends Readonly<Record<string, unknown>>>(props: {
  readonly form: FormState<T>;
  readonly field: keyof T & string;
  readonly label: string;
  readonly hint?: string;
  readonly most?: number;
}) {
  const { form, field, label, hint, most = 40 } = props;
  return (
    <Field label={label} hint={hint} error={form.fault(field)}>
      {(control) => (
        <TextInput
          {...control}
          size="large"
          autoComplete="off"
          maxLength={most}
          value={String(form.values[field])}
          onText={(typed) => form.change(field, typed as T[keyof T & string])}
        />
      )}
    </Field>
  );
}

/** The fields of one change, then when and why. */
export function ChangeForm<T extends Common>(props: {
  readonly form: FormState<T> & {
    readonly preview?: Preview | undefined;
    readonly isAsked?: boolean;
  };
  readonly isTimed?: boolean;
  readonly children: ReactNode;
}) {
  const { form, isTimed = true, children } = props;
  const words = useWords(text);
  const { preview, isAsked = false } = form;
  if (preview) {
    return (
      <div className={styles['form']}>
        <Form
          form={form}
          send={words.propose}
          after={<Button onClick={preview.back}>{words.toFields}</Button>}
        >
          <PreviewStep {...preview} />
        </Form>
      </div>
    );
  }
  return (
    <div className={styles['form']}>
      <Form form={form} send={isAsked ? words.review : words.save}>
        {children}
        {isTimed && <Line form={form} field="at" label={words.at} hint={words.atHint} />}
        <Line
          form={form}
          field="reason"
          label={words.reason}
          hint={words.reasonHint}
          most={LONGEST}
        />
      </Form>
    </div>
  );
}
