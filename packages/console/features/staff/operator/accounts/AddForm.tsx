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
import type { Inviting } from './account.ts';
import { EMAIL_FIELDS, EmailField, emailFault, emailOf, useInvitesByMail } from './EmailField.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { FAULTS, text } from './text.ts';

type Values = ActValues & {
  readonly name: string;
  readonly roles: readonly OperatorRole[];
  readonly email: string;
};

const BLANK: Values = { ...NOTHING, name: '', roles: [], email: '' };

/** Who the new operator is, and what he may. */
export function AddForm(props: {
  readonly onDone: (made: Inviting) => void;
  readonly onCancel: () => void;
}) {
  const words = useWords(text);
  const isMailed = useInvitesByMail();
  const form = useActForm<typeof operatorHttp.proposeOperator, Values>(
    operatorHttp.proposeOperator,
    {
      initial: BLANK,
      check: ({ name, roles, email }) => ({
        ...emailFault(isMailed, email),
        ...(!isOperatorName(name.trim()) && { name: FAULTS.name }),
        ...(isReservedName(name.trim()) && { name: FAULTS.reserved }),
        ...(roles.length === 0 && { roles: FAULTS.roles }),
      }),
      input: ({ name, roles, email, reason, code }) => ({
        Name: name.trim(),
        Roles: [...roles],
        Email: emailOf(isMailed, email),
        Reason: reason.trim(),
        Code: codeOf(code),
      }),
      fields: {
        NAME_TAKEN: 'name',
        NAME_RESERVED: 'name',
        ALREADY_WAITS: 'name',
        BAD_NAME: 'name',
        NO_ROLES: 'roles',
        ...EMAIL_FIELDS,
      },
      done: props.onDone,
    },
  );
  const { name, roles, email } = form.values;
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
      {isMailed && (
        <EmailField
          value={email}
          fault={form.fault('email')}
          onText={(next) => form.change('email', next)}
        />
      )}
      <RoleChoice
        chosen={roles}
        fault={form.fault('roles')}
        onChosen={(next) => form.change('roles', next)}
      />
    </ActForm>
  );
}
