import { PURSE_FORMS, type PurseForm } from '@fairlot/rules/payee/purse';
import { refetch } from '@fairlot/shell';
import { showToast, useSay, useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import { Dialog } from '@fairlot/ui/modal';
import { Select } from '@fairlot/ui/select';
import { payoutAccountConsole } from '@fairlot/wire/money/payout-account';
import {
  ActForm,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import { FAULTS, FORMS, text } from './text.ts';

type Values = ActValues & { readonly form: PurseForm } & {
  readonly [field in 'purse' | 'zh' | 'en']: string;
};
const BLANK: Values = { ...NOTHING, purse: '', zh: '', en: '', form: 'phone_or_mail' };
const CODE = /^[A-Z][A-Z0-9_]{1,19}$/;

/** Adds an e-wallet to what players can bind, once it is opened. */
export function PurseDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(text);
  const say = useSay();
  const form = useActForm<typeof payoutAccountConsole.addPurse, Values>(
    payoutAccountConsole.addPurse,
    {
      initial: BLANK,
      check: ({ purse, zh, en }) => ({
        ...(!CODE.test(purse.trim()) && { purse: FAULTS.code }),
        ...(zh.trim() === '' && { zh: FAULTS.name }),
        ...(en.trim() === '' && { en: FAULTS.name }),
      }),
      input: (values) => ({
        Code: values.purse.trim(),
        Name: { zh: values.zh.trim(), en: values.en.trim() },
        Form: values.form,
        Reason: values.reason.trim(),
      }),
      fields: { BANK_EXISTS: 'purse', BAD_NAME: 'zh' },
      done: () => {
        showToast({ kind: 'done', text: text.added });
        void refetch(payoutAccountConsole.getBanks);
        onClose();
      },
    },
  );
  const { values, change } = form;
  const line = (field: 'purse' | 'zh' | 'en', label: string, most: number, hint?: string) => (
    <Field label={label} hint={hint} error={form.fault(field)}>
      {(control) => (
        <TextInput
          {...control}
          size="large"
          autoComplete="off"
          maxLength={most}
          value={values[field]}
          onText={(typed) => change(field, typed)}
        />
      )}
    </Field>
  );
  return (
    <Dialog isOpen onClose={onClose} title={words.add}>
      <ActForm form={form} send={words.save} hasCode={false} onCancel={onClose}>
        <p>{words.addNote}</p>
        {line('purse', words.code, 20, words.codeHint)}
        {line('zh', words.nameZh, 40)}
        {line('en', words.nameEn, 40)}
        <Field label={words.form}>
          {(control) => (
            <Select
              {...control}
              value={values.form}
              choices={PURSE_FORMS.map((value) => ({ value, label: say(FORMS[value]) }))}
              onChoose={(chosen) => change('form', chosen)}
            />
          )}
        </Field>
      </ActForm>
    </Dialog>
  );
}
