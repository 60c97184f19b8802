import { refetch } from '@fairlot/shell';
import { showToast, useSay, useWords } from '@fairlot/ui';
import { Field, TextInput, type FieldControl } from '@fairlot/ui/field';
import { Dialog } from '@fairlot/ui/modal';
import { Select } from '@fairlot/ui/select';
import { merchantConsole } from '@fairlot/wire/merchant';
import { ActForm, NOTHING, useActForm, type ActValues } from '../operator/index.ts';
import { nameOfChoice, readTyped, typedOf, type Setting } from './setting.ts';
import { FAULTS, text } from './text.ts';

type Values = ActValues & { readonly typed: string };

function useHint({ Kind, Least = 0, Most = 0 }: Setting): string | undefined {
  const words = useWords(text);
  if (Kind === 'number') return words.whole(Least, Most);
  if (Kind === 'list') return words.words(Most);
  return Kind === 'text' ? words.characters(Most) : undefined;
}

function Control(props: {
  readonly setting: Setting;
  readonly control: FieldControl;
  readonly value: string;
  readonly onText: (typed: string) => void;
}) {
  const { setting, control, value, onText } = props;
  const words = useWords(text);
  const say = useSay();
  const switched = [
    { value: 'true', label: words.on },
    { value: 'false', label: words.off },
  ];
  const chosen = (setting.Of ?? []).map((each) => {
    const name = nameOfChoice(setting, each);
    return { value: each, label: name ? say(name) : each };
  });
  if (setting.Kind === 'switch' || setting.Kind === 'choice') {
    const choices = setting.Kind === 'switch' ? switched : chosen;
    return <Select {...control} value={value} choices={choices} onChoose={onText} />;
  }
  return (
    <TextInput
      {...control}
      size="large"
      autoComplete="off"
      inputMode={setting.Kind === 'number' ? 'numeric' : 'text'}
      value={value}
      onText={onText}
    />
  );
}

/** Changes one setting, as it was when the dialog was opened. */
export function SettingDialog({
  setting,
  onClose,
}: {
  readonly setting: Setting;
  readonly onClose: () => void;
}) {
  const words = useWords(text);
  const name = useSay()(setting.Name);
  const form = useActForm<typeof merchantConsole.changeSetting, Values>(
    merchantConsole.changeSetting,
    {
      initial: { ...NOTHING, typed: typedOf(setting.Value) },
      check: ({ typed }) =>
        readTyped(setting, typed) === undefined ? { typed: FAULTS.value } : {},
      input: ({ typed, reason }) => ({
        Key: setting.Key,
        Value: readTyped(setting, typed) ?? '',
        Seen: setting.Value,
        Reason: reason.trim(),
      }),
      fields: { NOT_A_VALUE: 'typed', NO_CHANGE: 'typed', SETTING_CHANGED: 'typed' },
      done: () => {
        showToast({ kind: 'done', text: words.saved });
        void refetch(merchantConsole.getSettings);
        onClose();
      },
    },
  );
  return (
    <Dialog isOpen onClose={onClose} title={words.editOf(name)}>
      <ActForm form={form} send={words.save} hasCode={false} onCancel={onClose}>
        <Field label={name} hint={useHint(setting)} error={form.fault('typed')}>
          {(control) => (
            <Control
              setting={setting}
              control={control}
              value={form.values.typed}
              onText={(typed) => form.change('typed', typed)}
            />
          )}
        </Field>
      </ActForm>
    </Dialog>
  );
}
