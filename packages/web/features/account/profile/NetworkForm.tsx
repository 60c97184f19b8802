import { profileHttp } from '@fairlot/wire/account/profile';
import { showToast, useWords } from '@fairlot/ui';
import { Field } from '@fairlot/ui/field';
import { Form } from '@fairlot/ui/form';
import { refetch, useCall } from '@fairlot/shell';
import { useContractForm } from '@fairlot/shell/form/use-contract-form';
import {
  missingOf,
  NOBODY,
  OWNER_FIELDS,
  OwnerFields,
  ownerOf,
  type Owner,
} from './owner/OwnerFields.tsx';
import { ACCOUNT } from './text.ts';
import styles from './account.module.css';

type Values = Owner & { readonly networks: string };

const MOST = 10;
const FIELDS: { readonly [code: string]: keyof Values } = {
  ...OWNER_FIELDS,
  NETWORK_FORM: 'networks',
  NETWORK_OWN: 'networks',
  NETWORK_KEPT: 'networks',
};

const linesOf = (text: string): string[] => text.split(/[\s,;，；]+/).filter((line) => line !== '');

/** The networks from which the account may be signed in to; the one in hand is there from the start. */
export default function NetworkForm({ close }: { close: () => void }) {
  const { data } = useCall(profileHttp.getNetworks, undefined, { staleTime: 0 });
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
  const form = useContractForm<typeof profileHttp.setNetworks, Values>(profileHttp.setNetworks, {
    initial: { ...NOBODY, networks: first },
    names: { Networks: 'networks', Password: 'password', Code: 'code' },
    check: ({ networks, ...owner }) => ({
      ...(linesOf(networks).length > MOST && { networks: ACCOUNT.tooMany }),
      ...missingOf(owner, isCodeAsked),
    }),
    input: ({ networks, ...owner }) => ({
      Networks: linesOf(networks),
      ...ownerOf(owner, isCodeAsked),
    }),
    fields: FIELDS,
    unreachable: ACCOUNT.unreachable,
    done: ({ Networks }) => {
      const isFree = Networks.length === 0;
      showToast({ kind: 'done', text: isFree ? ACCOUNT.networksFree : ACCOUNT.networksSaved });
      void refetch(profileHttp.getNetworks);
      void refetch(profileHttp.getSecurityCenterData);
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
        <OwnerFields {...{ values, fault, change, isCodeAsked }} />
      </Form>
    </div>
  );
}
