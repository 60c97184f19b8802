import {
  isOperatorName,
  isReservedName,
  type OperatorRole,
} from '@fairlot/rules/check/operator-roles';
import { useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { ActForm } from '../act-form/ActForm.tsx';
import { codeOf, NOTHING, type ActValues } from '../act-form/check.ts';
import { useActForm } from '../act-form/use-act-form.ts';
import { RoleChoice } from './RoleChoice.tsx';
import { FAULTS, text } from './text.ts';

type Values = ActValues & { readonly name: string; readonly roles: readonly OperatorRole[] };

const BLANK: Values = { ...NOTHING, name: '', roles: [] };

/** Who the new operator is, and what he may. */
export function AddForm(props: { readonly onDone: () => void; readonly onCancel: () => void }) {
  const words = useWords(text);
  const form = useActForm<typeof operatorHttp.proposeOperator, Values>(
    operatorHttp.proposeOperator,
    {
      initial: BLANK,
      check: ({ name, roles }) => ({
        ...(!isOperatorName(name.trim()) && { name: FAULTS.name }),
        ...(isReservedName(name.trim()) && { name: FAULTS.reserved }),
        ...(roles.length === 0 && { roles: FAULTS.roles }),
      }),
      input: ({ name, roles, reason, code }) => ({
        Name: name.trim(),
        Roles: [...roles],
        Reason: reason.trim(),
        Code: codeOf(code),
      }),
      fields: {
        NAME_TAKEN: 'name',
        NAME_RESERVED: 'name',
        ALREADY_WAITS: 'name',
        BAD_NAME: 'name',
        NO_ROLES: 'roles',
      },
      done: props.onDone,
    },
  );
  const { name, roles } = form.values;
  return (
    <ActForm form={form} send={words.propose} onCancel={props.onCancel}>
      <Field label={words.name} hint={words.nameHint} error={form.fault('name')}>
        {(control) => (
          <TextInput
            {...control}
            size="large"
            autoComplete="off"
            maxLength={32}
            value={name}
            onText={(next) => form.change('name', next)}
          />
        )}
      </Field>
      <RoleChoice
        chosen={roles}
        fault={form.fault('roles')}
        onChosen={(next) => form.change('roles', next)}
      />
    </ActForm>
  );
}
