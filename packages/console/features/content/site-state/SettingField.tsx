import { useSay, useWords } from '@fairlot/ui';
import { Field, TextInput, type FieldControl } from '@fairlot/ui/field';
import { Select } from '@fairlot/ui/select';
import { nameOfChoice, type Setting } from './setting.ts';
import { text } from './text.ts';

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

/** A setting as it is typed, with what it may hold. */
export function SettingField(props: {
  readonly setting: Setting;
  readonly typed: string;
  readonly fault: string | undefined;
  readonly onText: (typed: string) => void;
}) {
  const { setting, typed, fault, onText } = props;
  return (
    <Field label={useSay()(setting.Name)} hint={useHint(setting)} error={fault}>
      {(control) => <Control setting={setting} control={control} value={typed} onText={onText} />}
    </Field>
  );
}
