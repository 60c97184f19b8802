import { payoutAccountHttp } from '@fairlot/wire/money/payout-account';
import { checkPurse, PURSE_FORMS } from '@fairlot/rules/payee/purse';
import { useSay, useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import { Form } from '@fairlot/ui/form';
import { Select } from '@fairlot/ui/select';
import { useContractForm } from '@fairlot/shell/form/use-contract-form';
import { FUND_FIELDS, FUND_NAMES, fundOf, missingFund, NO_FUND, type Fund } from './fund.ts';
import { FundFields } from './FundFields.tsx';
import { namedFault } from './faults.ts';
import { HolderField } from './HolderField.tsx';
import type { Asked, BankRow } from './payees.ts';
import { PAYEE } from './text.ts';

type Values = Fund & {
  readonly purse: string;
  readonly account: string;
  readonly holder: string;
};
const BLANK: Values = { ...NO_FUND, purse: '', account: '', holder: '' };

const FIELDS: { readonly [code: string]: keyof Values } = {
  ...FUND_FIELDS,
  BANK_UNSUPPORTED: 'purse',
  PURSE_FORMAT: 'account',
  NAME_FORMAT: 'holder',
  NAME_LENGTH: 'holder',
  NAME_CHARACTER: 'holder',
  NAME_MISMATCH: 'holder',
  DUPLICATE: 'account',
  USED_BY_OTHER: 'account',
  CARD_BLACKLIST: 'account',
};

function isAccount(purse: BankRow | undefined, account: string): boolean {
  const form = PURSE_FORMS.find((each) => each === purse?.Form);
  return form !== undefined && checkPurse(form, account).ok;
}

/** An account of an e-wallet, and whose it is. */
export function PurseForm({ payees, done }: Asked) {
  const words = useWords(PAYEE);
  const say = useSay();
  const purses = payees.Banks.filter(({ Kind }) => Kind === 'purse');
  const isCodeAsked = payees.NeedsCode;
  const form = useContractForm<typeof payoutAccountHttp.bindElectronicPurse, Values>(
    payoutAccountHttp.bindElectronicPurse,
    {
      initial: BLANK,
      names: { Purse: 'purse', Account: 'account', Holder: 'holder', ...FUND_NAMES },
      check: (values) => {
        const purse = purses.find(({ Code }) => Code === values.purse);
        return {
          ...(purse === undefined && { purse: PAYEE.choosePurse }),
          ...(!isAccount(purse, values.account) && { account: PAYEE.purseFormat }),
          ...namedFault(values.holder),
          ...missingFund(values, isCodeAsked),
        };
      },
      input: (values) => ({
        Purse: values.purse,
        Account: values.account,
        Holder: values.holder,
        ...fundOf(values, isCodeAsked),
      }),
      fields: FIELDS,
      unreachable: PAYEE.unreachable,
      done: ({ UsableTimeStamp }) => done(UsableTimeStamp),
    },
  );
  const { values, change, fault } = form;
  return (
    <Form form={form} send={words.bind}>
      <Field label={words.purseName} error={fault('purse')}>
        {(control) => (
          <Select
            {...control}
            value={values.purse === '' ? null : values.purse}
            placeholder={words.choosePurse}
            choices={purses.map(({ Code, Name }) => ({ value: Code, label: say(Name) }))}
            onChoose={(purse) => change('purse', purse)}
          />
        )}
      </Field>
      <Field label={words.account} error={fault('account')}>
        {(control) => (
          <TextInput
            {...control}
            size="large"
            autoComplete="off"
            maxLength={128}
            value={values.account}
            onText={(typed) => change('account', typed)}
          />
        )}
      </Field>
      <HolderField
        name={payees.RealName}
        error={fault('holder')}
        value={values.holder}
        onText={(typed) => change('holder', typed)}
      />
      <FundFields {...{ values, fault, change, isCodeAsked }} />
    </Form>
  );
}
