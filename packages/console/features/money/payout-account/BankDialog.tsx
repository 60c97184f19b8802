import { readMoment } from '@fairlot/rules/lottery/read-moment';
import { siteTimeOf } from '@fairlot/rules/lottery/site-day';
import { refetch } from '@fairlot/shell';
import { showToast, useSay, useWords } from '@fairlot/ui';
import { Checkbox } from '@fairlot/ui/checkbox';
import { Field, TextInput } from '@fairlot/ui/field';
import { Dialog } from '@fairlot/ui/modal';
import { PAYEE_BOUNDS, payoutAccountConsole } from '@fairlot/wire/money/payout-account';
import {
  ActForm,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import type { Bank } from './bank.ts';
import { FAULTS, text } from './text.ts';

type Words = 'until' | 'zh' | 'en';
type Values = ActValues & { readonly [field in Words]: string } & {
  readonly depositOn: boolean;
  readonly withdrawOn: boolean;
};

const valuesOf = (bank: Bank): Values => ({
  ...NOTHING,
  depositOn: bank.IsDepositOn,
  withdrawOn: bank.IsWithdrawOn,
  until: bank.MaintenanceUntil === null ? '' : siteTimeOf(bank.MaintenanceUntil).slice(0, 16),
  ...bank.MaintenanceText,
});

function faultsOf({ until, zh, en }: Values) {
  const moment = readMoment(until);
  const isSaid = zh.trim() !== '' && en.trim() !== '';
  return {
    ...(moment === null && { until: FAULTS.until }),
    ...(typeof moment === 'number' && !isSaid && { zh: FAULTS.words }),
  };
}

/** Opens or closes a bank, or puts it into maintenance, as it was when the dialog was opened. */
export function BankDialog({
  bank,
  onClose,
}: {
  readonly bank: Bank;
  readonly onClose: () => void;
}) {
  const words = useWords(text);
  const name = useSay()(bank.Name);
  const form = useActForm<typeof payoutAccountConsole.changeBank, Values>(
    payoutAccountConsole.changeBank,
    {
      initial: valuesOf(bank),
      check: faultsOf,
      input: (values) => ({
        Code: bank.Code,
        IsDepositOn: values.depositOn,
        IsWithdrawOn: values.withdrawOn,
        MaintenanceUntil: readMoment(values.until) ?? null,
        MaintenanceText: { zh: values.zh.trim(), en: values.en.trim() },
        Seen: bank.Version,
        Reason: values.reason.trim(),
      }),
      fields: { BAD_MAINTENANCE: 'until' },
      done: () => {
        showToast({ kind: 'done', text: text.saved });
        void refetch(payoutAccountConsole.getBanks);
        onClose();
      },
    },
  );
  const { values, change } = form;
  const line = (field: Words, label: string, hint?: string) => (
    <Field label={label} hint={hint} error={form.fault(field)}>
      {(control) => (
        <TextInput
          {...control}
          size="large"
          autoComplete="off"
          maxLength={PAYEE_BOUNDS.maintenance}
          value={values[field]}
          onText={(typed) => change(field, typed)}
        />
      )}
    </Field>
  );
  return (
    <Dialog isOpen onClose={onClose} title={words.editOf(name)}>
      <ActForm form={form} send={words.save} hasCode={false} onCancel={onClose}>
        <Checkbox isOn={values.depositOn} onChange={(isOn) => change('depositOn', isOn)}>
          {words.depositOn}
        </Checkbox>
        <Checkbox isOn={values.withdrawOn} onChange={(isOn) => change('withdrawOn', isOn)}>
          {words.withdrawOn}
        </Checkbox>
        {line('until', words.maintainUntil, words.maintainHint)}
        {line('zh', words.wordsZh)}
        {line('en', words.wordsEn)}
      </ActForm>
    </Dialog>
  );
}
