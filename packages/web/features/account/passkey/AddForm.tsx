import type { Bilingual } from '@fairlot/rules/core/text';
import { isLine } from '@fairlot/rules/lottery/game';
import { passkeyHttp } from '@fairlot/wire/account/passkey';
import { PASSKEY_NAME } from '@fairlot/wire/auth/credentials';
import { showToast, useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import { Form, useFormOf, type Faults } from '@fairlot/ui/form';
import { send } from '@fairlot/shell';
import { makePasskey } from '@fairlot/shell/passkey/device';
import {
  missingOf,
  NOBODY,
  OWNER_FIELDS,
  OwnerFields,
  ownerOf,
  type Owner,
} from '../profile/index.ts';
import { PASSKEYS } from './text.ts';

type Values = Owner & { readonly name: string };
type Add = {
  readonly isCodeAsked: boolean;
  /** A name to begin with. */
  readonly device: string;
  readonly done: () => void;
};

const faultAt = ({ code, text }: { readonly code: string; readonly text: Bilingual }) => {
  const field = Object.hasOwn(OWNER_FIELDS, code)
    ? OWNER_FIELDS[code as keyof typeof OWNER_FIELDS]
    : 'form';
  return { [field]: text } as Faults<Values>;
};

/** Asks for what the device makes it of, has it make one, and keeps that. */
async function create(values: Values, isCodeAsked: boolean): Promise<Faults<Values> | undefined> {
  const offered = await send(passkeyHttp.offerPasskey, ownerOf(values, isCodeAsked));
  if (!offered.ok) return faultAt(offered.error);
  const made = await makePasskey(offered.value);
  if (!made.ok) return { form: made.error };
  const kept = await send(passkeyHttp.addPasskey, { Name: values.name.trim(), ...made.value });
  return kept.ok ? undefined : faultAt(kept.error);
}

/** A passkey gets a name, then the device asks who holds it. */
export function AddForm({ isCodeAsked, device, done }: Add) {
  const words = useWords(PASSKEYS);
  const form = useFormOf<Values>({
    initial: { ...NOBODY, name: device },
    check: ({ name, ...owner }) => ({
      ...(!isLine(name.trim(), PASSKEY_NAME) && { name: PASSKEYS.needName }),
      ...missingOf(owner, isCodeAsked),
    }),
    send: async (values) => {
      const unanswered: Faults<Values> = { form: PASSKEYS.unreachable };
      const faults = await create(values, isCodeAsked).catch(() => unanswered);
      if (faults) return faults;
      showToast({ kind: 'done', text: PASSKEYS.added });
      done();
      return undefined;
    },
  });
  return (
    <Form form={form} send={words.create}>
      <Field label={words.name} hint={words.nameHint} error={form.fault('name')}>
        {(control) => (
          <TextInput
            {...control}
            size="large"
            autoComplete="off"
            maxLength={PASSKEY_NAME}
            value={form.values.name}
            onText={(typed) => form.change('name', typed)}
          />
        )}
      </Field>
      <OwnerFields
        values={form.values}
        fault={form.fault}
        change={form.change}
        isCodeAsked={isCodeAsked}
      />
    </Form>
  );
}
