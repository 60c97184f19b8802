import { isReason } from '@fairlot/rules/check/reason';
import { useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import { lotteryConsole } from '@fairlot/wire/play/lottery';
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

/** One of two people says what an issue drew, and where others can read it. */
export function EnterDraw(props: { readonly issue: Issue; readonly onClose: () => void }) {
  const { issue, onClose } = props;
  const words = useWords(text);
  const form = useActForm<typeof lotteryConsole.enterDraw, Values>(lotteryConsole.enterDraw, {
    initial: { ...NOTHING, number: '', evidence: '' },
    needsReason: false,
    check: ({ number, evidence }) => ({
      ...(number.trim() === '' && { number: FAULTS.number }),
      ...(!isReason(evidence.trim()) && { evidence: FAULTS.evidence }),
    }),
    fields: {
      BAD_LENGTH: 'number',
      BAD_DIGIT: 'number',
      BAD_RANGE: 'number',
      BAD_REPEAT: 'number',
      NUMBERS_DIFFER: 'number',
    },
    input: ({ number, evidence, code }) => ({
      ...nameOf(issue),
      Number: number.trim(),
      Evidence: evidence.trim(),
      Code: codeOf(code),
    }),
    done: ({ Outcome }) => acted(words[Outcome], onClose),
  });
  return (
    <>
      <p className={styles['note']}>{words.enterNote}</p>
      <ActForm form={form} send={words.enter} needsReason={false} onCancel={onClose}>
        <Field label={words.number} hint={words.numberHint} error={form.fault('number')}>
          {(control) => (
            <TextInput
              {...control}
              size="large"
              autoComplete="off"
              maxLength={200}
              value={form.values.number}
              onText={(number) => form.change('number', number)}
            />
          )}
        </Field>
        <Field label={words.evidence} hint={words.evidenceHint} error={form.fault('evidence')}>
          {(control) => (
            <TextInput
              {...control}
              size="large"
              autoComplete="off"
              maxLength={500}
              value={form.values.evidence}
              onText={(evidence) => form.change('evidence', evidence)}
            />
          )}
        </Field>
      </ActForm>
    </>
  );
}
