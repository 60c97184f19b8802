import type { Bilingual } from '@fairlot/rules/core/text';
import { isLine } from '@fairlot/rules/lottery/game';
import { refetch, send } from '@fairlot/shell';
import { showToast, useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import { useFormOf, type Faults } from '@fairlot/ui/form';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { ActForm } from '../act-form/ActForm.tsx';
import { codeOf, NOTHING, type ActValues } from '../act-form/check.ts';
import { useActForm } from '../act-form/use-act-form.ts';
import { makePasskey } from '@fairlot/shell/passkey/device';
import { FAULTS, text } from './text.ts';

type Values = ActValues & { readonly name: string };
const LONGEST = 40;

const fieldOf = (code: string): keyof Values | 'form' =>
  code === 'CODE_NEEDED' || code === 'CODE_WRONG' ? 'code' : 'form';

/** Asks what the device needs, has it make the passkey, and keeps that. */
async function create({ name, code }: Values): Promise<Faults<Values> | undefined> {
  const offered = await send(operatorHttp.offerPasskey, { Code: codeOf(code) });
  if (!offered.ok) return { [fieldOf(offered.error.code)]: offered.error.text };
  const made = await makePasskey(offered.value);
  if (!made.ok) return { form: made.error };
  const kept = await send(operatorHttp.addPasskey, { Name: name.trim(), ...made.value });
  return kept.ok ? undefined : { [fieldOf(kept.error.code)]: kept.error.text };
}

function useAddForm(onDone: () => void) {
  return useFormOf<Values>({
    initial: { ...NOTHING, name: '' },
    check: ({ name }): Faults<Values> =>
      isLine(name.trim(), LONGEST) ? {} : { name: FAULTS.name },
    send: async (values) => {
      const unanswered: { form: Bilingual } = { form: FAULTS.noAnswer };
      const faults = await create(values).catch(() => unanswered);
      if (faults) return faults;
      showToast({ kind: 'done', text: text.added });
      void refetch(operatorHttp.getPasskeys);
      onDone();
      return undefined;
    },
  });
}

type Part = { readonly onDone: () => void; readonly onCancel: () => void };

/** A passkey gets a name, then the device asks who holds it. */
export function AddForm({ onDone, onCancel }: Part) {
  const words = useWords(text);
  const form = useAddForm(onDone);
  return (
    <ActForm form={form} send={words.create} needsReason={false} onCancel={onCancel}>
      <Field label={words.name} hint={words.nameHint} error={form.fault('name')}>
        {(control) => (
          <TextInput
            {...control}
            size="large"
            autoComplete="off"
            maxLength={LONGEST}
            value={form.values.name}
            onText={(name) => form.change('name', name)}
          />
        )}
      </Field>
    </ActForm>
  );
}

/** One is taken away. */
export function RemoveForm({ id, onDone, onCancel }: Part & { readonly id: string }) {
  const words = useWords(text);
  const form = useActForm<typeof operatorHttp.removePasskey, ActValues>(
    operatorHttp.removePasskey,
    {
      initial: NOTHING,
      needsReason: false,
      input: ({ code }) => ({ Id: id, Code: codeOf(code) }),
      done: () => {
        showToast({ kind: 'done', text: text.removed });
        void refetch(operatorHttp.getPasskeys);
        onDone();
      },
    },
  );
  return (
    <ActForm form={form} send={words.remove} isDangerous needsReason={false} onCancel={onCancel}>
      <p>{words.removeWhy}</p>
    </ActForm>
  );
}
