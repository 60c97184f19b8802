import { accountHttp } from '@fairlot/wire/account';
import { showToast, useWords } from '@fairlot/ui';
import { Field, PasswordInput } from '@fairlot/ui/field';
import { Form } from '@fairlot/ui/form';
import { refetch, useCall } from '@fairlot/shell';
import { useContractForm } from '@fairlot/shell/form/use-contract-form';
import { CodeField } from './CodeField.tsx';
import { ACCOUNT } from './text.ts';
import styles from './account.module.css';

type Values = { readonly networks: string; readonly password: string; readonly code: string };

const MOST = 10;
const FIELDS: { readonly [code: string]: keyof Values } = {
  NETWORK_FORM: 'networks',
  NETWORK_OWN: 'networks',
  PASSWORD_WRONG: 'password',
  LOCKED: 'password',
  CODE_NEEDED: 'code',
  CODE_WRONG: 'code',
};

const linesOf = (text: string): string[] => text.split(/[\s,;，；]+/).filter((line) => line !== '');

/** The networks from which the account may be signed in to; the one in hand is there from the start. */
export default function NetworkForm({ close }: { close: () => void }) {
  const { data } = useCall(accountHttp.getNetworks, undefined, { staleTime: 0 });
  if (!data?.ok) return null;
  const { Networks, Current, IsCodeAsked } = data.value;
  const first = Networks.length > 0 ? Networks : [Current];
  return (
    <Fields first={first.join('\n')} current={Current} isCodeAsked={IsCodeAsked} close={close} />
  );
}

type Asked = { first: string; current: string; isCodeAsked: boolean; close: () => void };

function Fields({ first, current, isCodeAsked, close }: Asked) {
  const words = useWords(ACCOUNT);
  const form = useContractForm<typeof accountHttp.setNetworks, Values>(accountHttp.setNetworks, {
    initial: { networks: first, password: '', code: '' },
    names: { Networks: 'networks', Password: 'password', Code: 'code' },
    check: ({ networks, password, code }) => ({
      ...(linesOf(networks).length > MOST && { networks: ACCOUNT.tooMany }),
      ...(password === '' && { password: ACCOUNT.needOwn }),
      ...(isCodeAsked && code.trim() === '' && { code: ACCOUNT.needCode }),
    }),
    input: ({ networks, password, code }) => ({
      Networks: linesOf(networks),
      Password: password,
      ...(isCodeAsked && { Code: code.trim() }),
    }),
    fields: FIELDS,
    unreachable: ACCOUNT.unreachable,
    done: ({ Networks }) => {
      const isFree = Networks.length === 0;
      showToast({ kind: 'done', text: isFree ? words.networksFree : words.networksSaved });
      void refetch(accountHttp.getNetworks);
      void refetch(accountHttp.getSecurityCenterData);
      close();
    },
  });
  const { values, change, fault } = form;
  return (
    <div className={styles['form']} data-networks>
      <p className={styles['about']}>{words.networksAbout}</p>
      <Form form={form} send={words.keep}>
        <Field label={words.networks} hint={words.networksHint(current)} error={fault('networks')}>
          {(control) => (
            <textarea
              {...control}
              className={styles['lines']}
              rows={4}
              maxLength={700}
              spellCheck={false}
              value={values.networks}
              onChange={(event) => change('networks', event.currentTarget.value)}
            />
          )}
        </Field>
        <Field label={words.ownPassword} error={fault('password')}>
          {(control) => (
            <PasswordInput
              {...control}
              size="large"
              autoComplete="current-password"
              value={values.password}
              onText={(typed) => change('password', typed)}
            />
          )}
        </Field>
        {isCodeAsked && (
          <CodeField
            error={fault('code')}
            value={values.code}
            onText={(typed) => change('code', typed)}
          />
        )}
      </Form>
    </div>
  );
}
