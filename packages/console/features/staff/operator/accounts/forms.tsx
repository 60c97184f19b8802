import { isOperatorRole, type OperatorRole } from '@fairlot/rules/check/operator-roles';
import { useWords } from '@fairlot/ui';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { ActForm } from '../act-form/ActForm.tsx';
import { codeOf, NOTHING, type ActValues } from '../act-form/check.ts';
import { useActForm } from '../act-form/use-act-form.ts';
import type { Account, Inviting } from './account.ts';
import { EMAIL_FIELDS, EmailField, emailFault, emailOf, useInvitesByMail } from './EmailField.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { text } from './text.ts';

/** The forms of what is done to an account that is there. */
type Part = {
  readonly account: Account;
  readonly onDone: () => void;
  readonly onCancel: () => void;
};
type RoleValues = ActValues & { readonly roles: readonly OperatorRole[] };

export function RolesForm({ account, onDone, onCancel }: Part) {
  const words = useWords(text);
  const form = useActForm<typeof operatorHttp.proposeRoles, RoleValues>(operatorHttp.proposeRoles, {
    initial: { ...NOTHING, roles: account.Roles.filter(isOperatorRole) },
    input: ({ roles, reason, code }) => ({
      OperatorId: account.OperatorId,
      Roles: [...roles],
      Reason: reason.trim(),
      Code: codeOf(code),
    }),
    fields: { NOTHING_NEW: 'roles' },
    done: onDone,
  });
  return (
    <ActForm form={form} send={words.propose} onCancel={onCancel}>
      <RoleChoice
        chosen={form.values.roles}
        fault={form.fault('roles')}
        onChosen={(next) => form.change('roles', next)}
      />
    </ActForm>
  );
}

type ResetValues = ActValues & { readonly email: string };

export function ResetForm({
  account,
  onDone,
  onCancel,
}: Omit<Part, 'onDone'> & { readonly onDone: (made: Inviting) => void }) {
  const words = useWords(text);
  const isMailed = useInvitesByMail();
  const form = useActForm<typeof operatorHttp.proposeReset, ResetValues>(
    operatorHttp.proposeReset,
    {
      initial: { ...NOTHING, email: '' },
      check: ({ email }) => emailFault(isMailed, email),
      input: ({ email, reason, code }) => ({
        OperatorId: account.OperatorId,
        Email: emailOf(isMailed, email),
        Reason: reason.trim(),
        Code: codeOf(code),
      }),
      fields: EMAIL_FIELDS,
      done: onDone,
    },
  );
  return (
    <ActForm form={form} send={words.propose} isDangerous onCancel={onCancel}>
      {isMailed && (
        <EmailField
          value={form.values.email}
          fault={form.fault('email')}
          onText={(next) => form.change('email', next)}
        />
      )}
    </ActForm>
  );
}

export function DisableForm({ account, onDone, onCancel }: Part) {
  const words = useWords(text);
  const isDisabled = !account.IsDisabled;
  const form = useActForm<typeof operatorHttp.proposeDisabled, ActValues>(
    operatorHttp.proposeDisabled,
    {
      initial: NOTHING,
      input: ({ reason, code }) => ({
        OperatorId: account.OperatorId,
        IsDisabled: isDisabled,
        Reason: reason.trim(),
        Code: codeOf(code),
      }),
      done: onDone,
    },
  );
  return <ActForm form={form} send={words.propose} isDangerous={isDisabled} onCancel={onCancel} />;
}

export function EndForm({ account, onDone, onCancel }: Part) {
  const words = useWords(text);
  const form = useActForm<typeof operatorHttp.endLogins, ActValues>(operatorHttp.endLogins, {
    initial: NOTHING,
    input: ({ reason }) => ({ OperatorId: account.OperatorId, Reason: reason.trim() }),
    done: onDone,
  });
  return <ActForm form={form} send={words.end} isDangerous onCancel={onCancel} />;
}
