import type { FormEvent } from 'react';
import { TRANSFER_BOUNDS, TRANSFER_TYPES, type TransferType } from '@fairlot/rules/check/transfer';
import { mills, moneyToNumber, ZERO } from '@fairlot/rules/core/money';
import { confirm, formatMoney, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Combobox } from '@fairlot/ui/combobox';
import { Field, PasswordInput, TextInput } from '@fairlot/ui/field';
import { Form } from '@fairlot/ui/form';
import { Select } from '@fairlot/ui/select';
import { TRANSFER, TYPES } from './text.ts';
import { useTarget } from './use-target.ts';
import {
  amountIn,
  mostOf,
  requiredFor,
  useTransfer,
  type TransferData,
  type Values,
} from './use-transfer.ts';
import styles from './transfer.module.css';

type Filled = {
  readonly data: TransferData;
  readonly form: ReturnType<typeof useTransfer>;
  readonly found: ReturnType<typeof useTarget>;
};

const EVERY_TYPE = Object.keys(TRANSFER_TYPES) as TransferType[];

const sumOf = (data: TransferData, { amount: typed, type }: Values) => {
  const amount = amountIn(typed) ?? ZERO;
  const after = mills(data.WalletAmount - amount);
  return { amount, after: after < ZERO ? ZERO : after, required: requiredFor(amount, type) };
};

/** One transfer, restated with account and nickname before it is sent. */
export function SendForm({
  data,
  onDone,
}: {
  readonly data: TransferData;
  readonly onDone: () => void;
}) {
  const words = useWords(TRANSFER);
  const say = useSay();
  const form = useTransfer(data, onDone);
  const found = useTarget(form.values.account, data.IsSuper);
  const filled = { data, form, found };
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const { values } = form;
    const { amount, after, required } = sumOf(data, values);
    const { target } = found;
    const isMeant =
      !target ||
      amount === ZERO ||
      (await confirm({
        title: words.confirmTitle,
        text: words.confirmText,
        confirm: words.send,
        rows: [
          [words.account, target.UserName],
          [words.nickName, target.NickName],
          [words.type, say(TYPES[values.type])],
          [words.amount, formatMoney(amount)],
          [words.required, required === ZERO ? words.noRequirement : formatMoney(required)],
          [words.after, formatMoney(after)],
        ],
      }));
    if (isMeant) await form.submit(event);
  };
  return (
    <div className={styles['form']} data-transfer-form>
      <Form form={{ ...form, submit }} send={words.send}>
        <TargetField {...filled} />
        <TypeField {...filled} />
        <AmountField {...filled} />
        <NoteField {...filled} />
        <Sum {...filled} />
        <ProofFields {...filled} />
      </Form>
    </div>
  );
}

function TargetField({ data, form: { values, change, fault }, found }: Filled) {
  const words = useWords(TRANSFER);
  const say = useSay();
  const hint = data.IsSuper ? words.superHint : words.directHint;
  const refused = found.refusal && say(found.refusal);
  return (
    <Field
      label={words.target}
      hint={found.hasMore ? words.more : hint}
      error={fault('account') ?? refused}
    >
      {(control) => (
        <Combobox
          {...control}
          value={values.account === '' ? null : values.account}
          placeholder={words.choose}
          choices={found.choices}
          onType={found.setTyped}
          onChoose={(account) => {
            change('account', account ?? '');
            change('type', 'DEPOSIT');
          }}
        />
      )}
    </Field>
  );
}

function TypeField({ form: { values, change, fault }, found }: Filled) {
  const words = useWords(TRANSFER);
  const say = useSay();
  const open = found.target?.Types ?? ['DEPOSIT'];
  return (
    <Field label={words.type} error={fault('type')}>
      {(control) => (
        <Select<TransferType>
          id={control.id}
          aria-label={words.type}
          className={styles['wide']}
          value={values.type}
          choices={EVERY_TYPE.map((value) => {
            const isOpen = open.includes(value);
            const label = say(TYPES[value]);
            return {
              value,
              label: isOpen ? label : `${label} (${words.needsTerm})`,
              disabled: !isOpen,
            };
          })}
          onChoose={(type) => change('type', type)}
        />
      )}
    </Field>
  );
}

function AmountField({ data, form: { values, change, fault } }: Filled) {
  const words = useWords(TRANSFER);
  return (
    <Field
      label={words.amount}
      hint={words.between(formatMoney(data.Min), formatMoney(data.Max))}
      error={fault('amount')}
    >
      {(control) => (
        <div className={styles['typed']}>
          <TextInput
            {...control}
            inputMode="decimal"
            autoComplete="off"
            maxLength={16}
            value={values.amount}
            onText={(typed) => change('amount', typed)}
          />
          <Button onClick={() => change('amount', moneyToNumber(mostOf(data)).toFixed(3))}>
            {words.all}
          </Button>
        </div>
      )}
    </Field>
  );
}

function NoteField({ form: { values, change, fault } }: Filled) {
  const words = useWords(TRANSFER);
  return (
    <Field label={words.note} hint={words.noteHint} error={fault('note')}>
      {(control) => (
        <TextInput
          {...control}
          autoComplete="off"
          maxLength={TRANSFER_BOUNDS.note}
          value={values.note}
          onText={(typed) => change('note', typed)}
        />
      )}
    </Field>
  );
}

function Sum({ data, form: { values } }: Filled) {
  const words = useWords(TRANSFER);
  const { after, required } = sumOf(data, values);
  return (
    <dl className={styles['sum']}>
      <div>
        <dt>{words.after}</dt>
        <dd>{formatMoney(after)}</dd>
      </div>
      <div>
        <dt>{words.required}</dt>
        <dd>{required === ZERO ? words.noRequirement : formatMoney(required)}</dd>
      </div>
    </dl>
  );
}

function ProofFields({ data, form: { values, change, fault } }: Filled) {
  const words = useWords(TRANSFER);
  return (
    <>
      <Field label={words.fundPassword} error={fault('password')}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="off"
            value={values.password}
            onText={(typed) => change('password', typed)}
          />
        )}
      </Field>
      {data.IsCodeAsked && (
        <Field label={words.code} error={fault('code')}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={32}
              value={values.code}
              onText={(typed) => change('code', typed)}
            />
          )}
        </Field>
      )}
    </>
  );
}
