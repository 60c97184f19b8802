import { refetch } from '@fairlot/shell';
import { filled, showToast, useSay, useWords } from '@fairlot/ui';
import { Field, PasswordInput } from '@fairlot/ui/field';
import { Dialog } from '@fairlot/ui/modal';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { PROVIDER_BOUNDS, providerConsole, type ProviderRow } from '@fairlot/wire/money/provider';
import {
  ActForm,
  type ActValues,
  codeOf,
  NOTHING,
  useActForm,
} from '../../staff/operator/act-form/index.ts';
import { isRecord } from '../../staff/operator/proposal-content/index.ts';
import styles from './provider.module.css';
import { FAULTS, text } from './text.ts';
import { isSecret } from './typed.ts';

type Values = ActValues & { readonly secret: string };

/** Asks another operator to have a provider known by another secret, which nobody reads again. */
export function SecretDialog({
  row: { Id: id, IsNode: isNode },
  onClose,
}: {
  readonly row: ProviderRow;
  readonly onClose: () => void;
}) {
  const words = useWords(text);
  const say = useSay();
  const signs = isNode ? FAULTS.key : FAULTS.secret;
  const form = useActForm<typeof providerConsole.proposeSecret, Values>(
    providerConsole.proposeSecret,
    {
      initial: { ...NOTHING, secret: '' },
      check: ({ secret }) => (isSecret(secret, isNode) ? {} : { secret: signs }),
      input: ({ secret, reason, code }) => ({
        Id: id,
        Secret: secret,
        Reason: reason.trim(),
        Code: codeOf(code),
      }),
      fields: { SAME_SECRET: 'secret', SECRET_SHORT: 'secret' },
      done: ({ Content }) => {
        const mark = isRecord(Content) ? String(Content['mark']) : '';
        showToast({ kind: 'done', text: filled(text.putDone, mark) });
        void refetch(operatorHttp.getProposals);
        onClose();
      },
    },
  );
  return (
    <Dialog isOpen onClose={onClose} title={words.secretOf(id)}>
      <p className={styles['hint']}>{words.secretNote}</p>
      <ActForm form={form} send={words.put} onCancel={onClose}>
        <Field label={words.secretLabel} hint={say(signs)} error={form.fault('secret')}>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="off"
              maxLength={PROVIDER_BOUNDS.secret}
              value={form.values.secret}
              onText={(typed) => form.change('secret', typed)}
            />
          )}
        </Field>
      </ActForm>
    </Dialog>
  );
}
