import { useWords } from '@fairlot/ui';
import { Checkbox } from '@fairlot/ui/checkbox';
import { Field, TextInput } from '@fairlot/ui/field';
import { betConsole } from '@fairlot/wire/play/bet';
import {
  ActForm,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import { acted, nameOf } from './acted.ts';
import type { Issue } from './issue.ts';
import { EXAMPLE } from './seal-example.ts';
import styles from './issue.module.css';
import { FAULTS, text } from './text.ts';

type Values = ActValues & {
  readonly play: string;
  readonly option: string;
  readonly isLifted: string;
};

/** An operator seals an option of a play in an issue, or lifts it: the codes stand in the list of prices. */
export function SealOption(props: { readonly issue: Issue; readonly onClose: () => void }) {
  const { issue, onClose } = props;
  const words = useWords(text);
  const form = useActForm<typeof betConsole.sealOption, Values>(betConsole.sealOption, {
    initial: { ...NOTHING, play: '', option: '', isLifted: '' },
    check: ({ play, option }) => ({
      ...(play.trim() === '' && { play: FAULTS.play }),
      ...(option.trim() === '' && { option: FAULTS.option }),
    }),
    fields: { NO_SUCH_PLAY: 'play' },
    input: ({ play, option, isLifted, reason }) => ({
      ...nameOf(issue),
      Play: play.trim(),
      Option: option.trim(),
      IsSealed: isLifted === '',
      Reason: reason.trim(),
    }),
    done: () => acted(words.sealed, onClose),
  });
  const line = (field: 'play' | 'option', hint: string) => (
    <Field label={words[field]} hint={hint} error={form.fault(field)}>
      {(control) => (
        <TextInput
          {...control}
          size="large"
          autoComplete="off"
          maxLength={80}
          value={form.values[field]}
          onText={(typed) => form.change(field, typed)}
        />
      )}
    </Field>
  );
  return (
    <>
      <p className={styles['note']}>{words.sealNote}</p>
      <ActForm form={form} send={words.seal} hasCode={false} isDangerous onCancel={onClose}>
        {line('play', EXAMPLE.play)}
        {line('option', EXAMPLE.option)}
        <Checkbox
          isOn={form.values.isLifted !== ''}
          onChange={(isOn) => form.change('isLifted', isOn ? '1' : '')}
        >
          {words.lift}
        </Checkbox>
      </ActForm>
    </>
  );
}
