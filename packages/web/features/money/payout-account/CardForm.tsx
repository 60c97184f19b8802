import { payoutAccountHttp, type CardCategory } from '@fairlot/wire/money/payout-account';
import { checkCard, checkDigits, hasCheckDigit, tidyDigits } from '@fairlot/rules/payee/card';
import { Status, useSay, useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import { Form } from '@fairlot/ui/form';
import { Select } from '@fairlot/ui/select';
import { useContractForm } from '@fairlot/shell/form/use-contract-form';
import { FUND_FIELDS, FUND_NAMES, fundOf, missingFund, NO_FUND, type Fund } from './fund.ts';
import { FundFields } from './FundFields.tsx';
import { namedFault } from './faults.ts';
import { HolderField } from './HolderField.tsx';
import type { Asked, BankRow } from './payees.ts';
import { CATEGORY_NAMES, PAYEE } from './text.ts';

type Values = Fund & {
  readonly bank: string;
  readonly number: string;
  readonly again: string;
  readonly holder: string;
  readonly category: CardCategory;
};
const BLANK: Values = { ...NO_FUND, bank: '', number: '', again: '', holder: '', category: 'none' };
const CATEGORIES: readonly CardCategory[] = ['none', 'type-one', 'type-two'];

const FIELDS: { readonly [code: string]: keyof Values } = {
  ...FUND_FIELDS,
  BANK_UNSUPPORTED: 'bank',
  CARD_FORMAT: 'number',
  CARD_CHECK: 'number',
  CONFIRM_DIFFERS: 'again',
  NAME_FORMAT: 'holder',
  NAME_LENGTH: 'holder',
  NAME_CHARACTER: 'holder',
  NAME_MISMATCH: 'holder',
  DUPLICATE: 'number',
  USED_BY_OTHER: 'number',
  CARD_BLACKLIST: 'number',
};

function numberFault({ number, again }: Values, bank: BankRow | undefined) {
  const checked = bank?.Form === 'digits' ? checkDigits(number) : checkCard(number);
  if (!checked.ok) {
    return { number: checked.error === 'CARD_CHECK' ? PAYEE.cardCheck : PAYEE.cardFormat };
  }
  return tidyDigits(again) === checked.value ? {} : { again: PAYEE.differs };
}

type Digits = {
  readonly label: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onText: (typed: string) => void;
};

function DigitsField({ label, error, value, onText }: Digits) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <TextInput
          {...control}
          size="large"
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          value={value}
          onText={onText}
        />
      )}
    </Field>
  );
}

/** Warns that the check digit of a card is wrong. */
function CheckDigit({ bank, number }: { bank: BankRow | undefined; number: string }) {
  const words = useWords(PAYEE);
  const checked = checkCard(number);
  if (bank?.Form === 'digits' || !checked.ok || hasCheckDigit(checked.value)) return null;
  return (
    <p role="status" data-check-digit>
      <Status look="warn">{words.cardUnchecked}</Status>
    </p>
  );
}

type Bank = {
  readonly banks: readonly BankRow[];
  readonly error: string | undefined;
  readonly value: string;
  readonly onChoose: (code: string) => void;
};

function BankField({ banks, error, value, onChoose }: Bank) {
  const words = useWords(PAYEE);
  const say = useSay();
  const choices = banks.map(({ Code, Name, Maintenance }) => ({
    value: Code,
    label: Maintenance ? words.maintained(say(Name)) : say(Name),
  }));
  return (
    <Field label={words.bank} error={error}>
      {(control) => (
        <Select
          {...control}
          value={value === '' ? null : value}
          placeholder={words.chooseBank}
          choices={choices}
          onChoose={onChoose}
        />
      )}
    </Field>
  );
}

function useCardForm({ payees, done }: Asked, banks: Asked['payees']['Banks']) {
  const isCodeAsked = payees.NeedsCode;
  return useContractForm<typeof payoutAccountHttp.bindBankCard, Values>(
    payoutAccountHttp.bindBankCard,
    {
      initial: BLANK,
      names: { Bank: 'bank', Number: 'number', Confirm: 'again', Holder: 'holder', ...FUND_NAMES },
      check: (values) => ({
        ...(values.bank === '' && { bank: PAYEE.chooseBank }),
        ...numberFault(
          values,
          banks.find(({ Code }) => Code === values.bank),
        ),
        ...namedFault(values.holder),
        ...missingFund(values, isCodeAsked),
      }),
      input: (values) => ({
        Bank: values.bank,
        Number: values.number,
        Confirm: values.again,
        Holder: values.holder,
        Category: values.category,
        ...fundOf(values, isCodeAsked),
      }),
      fields: FIELDS,
      unreachable: PAYEE.unreachable,
      done: ({ UsableTimeStamp }) => done(UsableTimeStamp),
    },
  );
}

/** A bank card: its bank, its number twice, and its holder. */
export function CardForm(asked: Asked) {
  const { payees } = asked;
  const words = useWords(PAYEE);
  const say = useSay();
  const banks = payees.Banks.filter(({ Kind }) => Kind === 'bank');
  const form = useCardForm(asked, banks);
  const { values, change, fault } = form;
  return (
    <Form form={form} send={words.bind}>
      <BankField
        banks={banks}
        error={fault('bank')}
        value={values.bank}
        onChoose={(bank) => change('bank', bank)}
      />
      <DigitsField
        label={words.number}
        error={fault('number')}
        value={values.number}
        onText={(typed) => change('number', typed)}
      />
      <CheckDigit bank={banks.find(({ Code }) => Code === values.bank)} number={values.number} />
      <DigitsField
        label={words.again}
        error={fault('again')}
        value={values.again}
        onText={(typed) => change('again', typed)}
      />
      <HolderField
        name={payees.RealName}
        error={fault('holder')}
        value={values.holder}
        onText={(typed) => change('holder', typed)}
      />
      <Field label={words.category} hint={words.categoryHint}>
        {(control) => (
          <Select
            {...control}
            value={values.category}
            choices={CATEGORIES.map((value) => ({ value, label: say(CATEGORY_NAMES[value]) }))}
            onChoose={(category) => change('category', category)}
          />
        )}
      </Field>
      <FundFields {...{ values, fault, change }} isCodeAsked={payees.NeedsCode} />
    </Form>
  );
}
