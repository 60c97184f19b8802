import type { ReactNode } from 'react';
import { readMoment } from '@fairlot/rules/lottery/read-moment';
import { siteTimeOf } from '@fairlot/rules/lottery/site-day';
import { refetch } from '@fairlot/shell';
import { showToast, useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import { Dialog } from '@fairlot/ui/modal';
import type { Endpoint, Input } from '@fairlot/wire/core';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import {
  ActForm,
  type ActValues,
  codeOf,
  NOTHING,
  useActForm,
} from '../operator/act-form/index.ts';
import { Changes, EffectTime, type Plain } from '../operator/proposal-content/index.ts';
import { type Bounds, Leaves } from './Leaves.tsx';
import styles from './publish.module.css';
import { FAULTS, text } from './text.ts';

/** What the review adds to a proposal. */
export type PublishRequest = {
  readonly Reason: string;
  readonly Code: string | undefined;
  /** From when on it holds; undefined: as soon as another confirms. */
  readonly At: number | undefined;
};
type Values = ActValues & { readonly at: string };

/** A minute that is typed in the time of the site; undefined: none was typed. */
const momentOf = (typed: string): number | undefined => readMoment(typed) ?? undefined;

/** The minute as the server freezes it; undefined: none was typed. */
const effectOf = (typed: string): string | undefined => {
  const ms = momentOf(typed);
  return ms === undefined ? undefined : siteTimeOf(ms).slice(0, 16).replace('T', ' ');
};

/** What would change, in words, before another operator is asked to publish it. */
export function ReviewDialog<E extends Endpoint>(props: {
  readonly title: string;
  readonly endpoint: E;
  /** Null: it is one more. */
  readonly before: Plain | null;
  readonly after: Plain;
  /** How what changes is said, where a table of its parts does not say it well. */
  readonly changes?: ReactNode;
  /** What is to be known beside what changes. */
  readonly note?: ReactNode;
  /** What says whether it leaves players something; absent of rules that bound no amounts. */
  readonly bounds?: Bounds | undefined;
  readonly input: (request: PublishRequest) => Input<E>;
  readonly onBack: () => void;
  readonly onDone: () => void;
}) {
  const { title, endpoint, before, after, changes, note, bounds, input, onBack, onDone } = props;
  const words = useWords(text);
  const form = useActForm<E, Values>(endpoint, {
    isReviewed: true,
    initial: { ...NOTHING, at: '' },
    check: ({ at }) => (readMoment(at) === null ? { at: FAULTS.moment } : {}),
    input: ({ reason, code, at }) =>
      input({ Reason: reason.trim(), Code: codeOf(code), At: momentOf(at) }),
    fields: { TIME_OUT: 'at' },
    done: () => {
      showToast({ kind: 'done', text: text.putDone });
      void refetch(operatorHttp.getProposals);
      onDone();
    },
  });
  return (
    <Dialog isOpen onClose={onBack} title={`${words.review} · ${title}`}>
      {note}
      {bounds && <Leaves of={bounds} />}
      <EffectTime at={effectOf(form.values.at)} />
      {changes ?? <Changes before={before} after={after} />}
      <p className={styles['note']}>{words.reviewNote}</p>
      <ActForm form={form} send={words.put} onCancel={onBack}>
        {before && (
          <Field label={words.at} hint={words.atHint} error={form.fault('at')}>
            {(control) => (
              <TextInput
                {...control}
                size="large"
                autoComplete="off"
                maxLength={16}
                placeholder="2027-03-06 10:00"
                value={form.values.at}
                onText={(at) => form.change('at', at)}
              />
            )}
          </Field>
        )}
      </ActForm>
    </Dialog>
  );
}
