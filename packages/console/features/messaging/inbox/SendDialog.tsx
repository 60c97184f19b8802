import { useState } from 'react';
import { isProse } from '@fairlot/rules/check/prose';
import { isLine } from '@fairlot/rules/lottery/game';
import { refetch } from '@fairlot/shell';
import { filled, showToast, useSay, useWords } from '@fairlot/ui';
import { Field, TextArea, TextInput } from '@fairlot/ui/field';
import { Dialog } from '@fairlot/ui/modal';
import { Select } from '@fairlot/ui/select';
import {
  MESSAGE_BOUNDS,
  MESSAGE_TABS,
  inboxConsole,
  SEND_BOUNDS,
  type MessageTab,
} from '@fairlot/wire/messaging/inbox';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import {
  ActForm,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import { readAccounts } from './read-accounts.ts';
import { FAULTS, TAB_NAMES, text } from './text.ts';

type Words = 'titleZh' | 'titleEn' | 'contentZh' | 'contentEn';
type Values = ActValues & { readonly accounts: string; readonly tab: MessageTab } & {
  readonly [field in Words]: string;
};

const BLANK: Values = {
  ...NOTHING,
  accounts: '',
  tab: 'system',
  titleZh: '',
  titleEn: '',
  contentZh: '',
  contentEn: '',
};

const isTitle = (line: string): boolean => isLine(line.trim(), MESSAGE_BOUNDS.title);
const isContent = (typed: string): boolean => isProse(typed.trim(), MESSAGE_BOUNDS.content);

function faultsOf({ accounts, titleZh, titleEn, contentZh, contentEn }: Values) {
  const count = readAccounts(accounts).length;
  return {
    ...((count === 0 || count > SEND_BOUNDS.accounts) && { accounts: FAULTS.accounts }),
    ...(!isTitle(titleZh) && { titleZh: FAULTS.title }),
    ...(!isTitle(titleEn) && { titleEn: FAULTS.title }),
    ...(!isContent(contentZh) && { contentZh: FAULTS.content }),
    ...(!isContent(contentEn) && { contentEn: FAULTS.content }),
  };
}

type Fields = {
  readonly values: Values;
  readonly change: (field: Words | 'accounts', typed: string) => void;
  readonly fault: (field: Words | 'accounts') => string | undefined;
};

function Line(props: {
  readonly form: Fields;
  readonly field: 'titleZh' | 'titleEn';
  readonly label: string;
}) {
  const { form, field, label } = props;
  return (
    <Field label={label} error={form.fault(field)}>
      {(control) => (
        <TextInput
          {...control}
          size="large"
          autoComplete="off"
          maxLength={MESSAGE_BOUNDS.title}
          value={form.values[field]}
          onText={(typed) => form.change(field, typed)}
        />
      )}
    </Field>
  );
}

/** Characters of so many names with what stands between them. */
const ACCOUNTS_LENGTH = SEND_BOUNDS.accounts * 34;

function Area(props: {
  readonly form: Fields;
  readonly field: 'accounts' | 'contentZh' | 'contentEn';
  readonly label: string;
  readonly hint?: string;
}) {
  const { form, field, label, hint } = props;
  const isNames = field === 'accounts';
  return (
    <Field label={label} hint={hint} error={form.fault(field)}>
      {(control) => (
        <TextArea
          {...control}
          rows={isNames ? 2 : 4}
          autoComplete="off"
          maxLength={isNames ? ACCOUNTS_LENGTH : MESSAGE_BOUNDS.content}
          value={form.values[field]}
          onText={(typed) => form.change(field, typed)}
        />
      )}
    </Field>
  );
}

/** Sends a message to the inboxes of players; `account` is whom it begins with. */
export function SendDialog(props: { readonly account?: string; readonly onClose: () => void }) {
  const { account = '', onClose } = props;
  const words = useWords(text);
  const say = useSay();
  // Made once: after a lost answer the same is sent once.
  const [sendId] = useState(() => crypto.randomUUID());
  const initial = { ...BLANK, accounts: account };
  const form = useActForm<typeof inboxConsole.sendMessages, Values>(inboxConsole.sendMessages, {
    initial,
    check: faultsOf,
    input: (values) => ({
      SendId: sendId,
      Accounts: [...readAccounts(values.accounts)],
      Tab: values.tab,
      Title: { zh: values.titleZh.trim(), en: values.titleEn.trim() },
      Content: { zh: values.contentZh.trim(), en: values.contentEn.trim() },
      Reason: values.reason.trim(),
    }),
    fields: { NO_SUCH_ACCOUNT: 'accounts', BAD_WORDS: 'titleZh' },
    done: ({ Sent }) => {
      showToast({ kind: 'done', text: filled(text.sent, Sent) });
      void refetch(operatorHttp.getAudit);
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={words.title}>
      <ActForm form={form} send={words.send} hasCode={false} onCancel={onClose}>
        <Area form={form} field="accounts" label={words.accounts} hint={words.accountsHint} />
        <Field label={words.tab}>
          {(control) => (
            <Select
              {...control}
              value={form.values.tab}
              choices={MESSAGE_TABS.map((tab) => ({ value: tab, label: say(TAB_NAMES[tab]) }))}
              onChoose={(tab) => form.change('tab', tab)}
            />
          )}
        </Field>
        <Line form={form} field="titleZh" label={words.titleZh} />
        <Line form={form} field="titleEn" label={words.titleEn} />
        <Area form={form} field="contentZh" label={words.contentZh} />
        <Area form={form} field="contentEn" label={words.contentEn} />
      </ActForm>
    </Dialog>
  );
}
