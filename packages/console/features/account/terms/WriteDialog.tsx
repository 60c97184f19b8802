import { useState } from 'react';
import { diffLines } from '@fairlot/rules/core/diff-lines';
import { isTermsText, tidyTerms } from '@fairlot/rules/check/terms-text';
import { refetch } from '@fairlot/shell';
import { showToast, useWords } from '@fairlot/ui';
import { Field, TextArea } from '@fairlot/ui/field';
import { Dialog } from '@fairlot/ui/modal';
import type { Output } from '@fairlot/wire/core';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { termsConsole } from '@fairlot/wire/account/terms';
import {
  ActForm,
  codeOf,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import styles from './terms.module.css';
import { FAULTS, text } from './text.ts';

type Known = Output<typeof termsConsole.getTermsVersions>;
type Values = ActValues & { readonly zh: string; readonly en: string };

const isGood = (typed: string): boolean => isTermsText(tidyTerms(typed));

/** What somebody is about to put, line by line against what is there. */
function Changes({ before, typed }: { readonly before: string; readonly typed: string }) {
  const words = useWords(text);
  const changed = diffLines(before, tidyTerms(typed)).filter(
    ({ kind, line }) => kind !== 'same' && line !== '',
  );
  if (changed.length === 0) return <p className={styles['note']}>{words.noChanges}</p>;
  return (
    <ul className={styles['changes']}>
      {changed.map(({ kind, line }, place) => (
        <li key={`${place}`} data-kind={kind}>
          <span>{kind === 'gone' ? words.gone : words.isNew}</span> {line}
        </li>
      ))}
    </ul>
  );
}

/** A new version of the terms, made of the present one, to be published by another operator. */
export function WriteDialog({ known, onClose }: { known: Known; onClose: () => void }) {
  const words = useWords(text);
  // As they were when the dialog was opened.
  const [{ Text, Rows }] = useState(known);
  const form = useActForm<typeof termsConsole.proposeTerms, Values>(termsConsole.proposeTerms, {
    initial: { ...NOTHING, ...Text },
    check: ({ zh, en }) => ({
      ...(!isGood(zh) && { zh: FAULTS.text }),
      ...(!isGood(en) && { en: FAULTS.text }),
    }),
    input: ({ zh, en, reason, code }) => ({
      Text: { zh, en },
      Seen: Rows[0]?.Version ?? 1,
      Reason: reason.trim(),
      Code: codeOf(code),
    }),
    fields: { BAD_TEXT: 'zh', NOTHING_NEW: 'zh', TERMS_CHANGED: 'zh' },
    done: () => {
      showToast({ kind: 'done', text: text.putDone });
      void refetch(operatorHttp.getProposals);
      onClose();
    },
  });
  const area = (field: 'zh' | 'en') => (
    <Field label={words[field]} hint={words.hint} error={form.fault(field)}>
      {(control) => (
        <TextArea
          {...control}
          rows={8}
          lang={field === 'zh' ? 'zh-CN' : 'en'}
          value={form.values[field]}
          onText={(typed) => form.change(field, typed)}
        />
      )}
    </Field>
  );
  return (
    <Dialog isOpen onClose={onClose} title={words.write}>
      <ActForm form={form} send={words.put} onCancel={onClose}>
        {area('zh')}
        {area('en')}
        <section aria-label={words.changes}>
          <h3 className={styles['sub']}>{words.changes}</h3>
          <Changes before={Text.zh} typed={form.values.zh} />
          <Changes before={Text.en} typed={form.values.en} />
        </section>
      </ActForm>
    </Dialog>
  );
}
