import type { ComponentProps } from 'react';
import { useSay } from '@fairlot/ui';
import { Checkbox } from '@fairlot/ui/checkbox';
import { Field, TextArea, TextInput } from '@fairlot/ui/field';
import type { FormState, Values } from '@fairlot/ui/form';
import { fieldName } from '../operator/index.ts';

type Props<V extends Values, N extends keyof V & string> = {
  readonly form: FormState<V>;
  /** Fields with text, by the names of the content. */
  readonly names: readonly N[];
  readonly maxLength: number;
  readonly hintOf?: (name: N) => string | undefined;
};

/** One line of text for each field. */
export function LineFields<V extends Values, N extends keyof V & string>(
  props: Props<V, N> & {
    readonly inputModeOf?: (name: N) => ComponentProps<typeof TextInput>['inputMode'];
  },
) {
  const { form, names, maxLength, hintOf, inputModeOf } = props;
  const say = useSay();
  return names.map((name) => (
    <Field key={name} label={say(fieldName(name))} hint={hintOf?.(name)} error={form.fault(name)}>
      {(control) => (
        <TextInput
          {...control}
          autoComplete="off"
          inputMode={inputModeOf?.(name)}
          maxLength={maxLength}
          value={String(form.values[name])}
          onText={(next) => form.change(name, next as V[N])}
        />
      )}
    </Field>
  ));
}

/** A text of several lines for each field. */
export function AreaFields<V extends Values, N extends keyof V & string>(props: Props<V, N>) {
  const { form, names, maxLength, hintOf } = props;
  const say = useSay();
  return names.map((name) => (
    <Field key={name} label={say(fieldName(name))} hint={hintOf?.(name)} error={form.fault(name)}>
      {(control) => (
        <TextArea
          {...control}
          maxLength={maxLength}
          value={String(form.values[name])}
          onText={(next) => form.change(name, next as V[N])}
        />
      )}
    </Field>
  ));
}

/** A checkbox for each field. */
export function SwitchFields<V extends Values, N extends keyof V & string>(
  props: Pick<Props<V, N>, 'form' | 'names'>,
) {
  const { form, names } = props;
  const say = useSay();
  return names.map((name) => (
    <Checkbox
      key={name}
      isOn={form.values[name] === true}
      onChange={(isOn) => form.change(name, isOn as V[N])}
    >
      {say(fieldName(name))}
    </Checkbox>
  ));
}
