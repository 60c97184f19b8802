import type { FormEvent } from 'react';
import {
  addMoney,
  divFloor,
  mills,
  moneyToNumber,
  subtractMoney,
  ZERO,
} from '@fairlot/rules/core/money';
import { siteTimeOf } from '@fairlot/rules/lottery/site-day';
import { confirm, formatMoney, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Field, PasswordInput, TextInput } from '@fairlot/ui/field';
import { Form } from '@fairlot/ui/form';
import { Select } from '@fairlot/ui/select';
import type { WithdrawTarget } from '@fairlot/wire/money/withdraw';
import { WITHDRAW } from './text.ts';
import {
  amountIn,
  feeFor,
  mostOf,
  targetOf,
  useRequest,
  type WithdrawData,
} from './use-request.ts';
import styles from './withdraw.module.css';

type Filled = { readonly data: WithdrawData; readonly form: ReturnType<typeof useRequest> };

/** What the amount that is typed comes to. */
function sumOf({ data, form: { values } }: Filled) {
  const target = targetOf(data, values.target);
  const amount = amountIn(values.amount) ?? ZERO;
  const fee = feeFor(data, target, amount);
  const after = subtractMoney(data.WalletAmount, addMoney(amount, fee));
  const rate = target?.Kind === 'usdt' ? data.UsdtRate : null;
  const quote = rate === null ? undefined : { rate, usdt: mills(divFloor(amount * 1_000n, rate)) };
  return { target, amount, fee, after: after < ZERO ? ZERO : after, quote };
}

/** What is asked for, restated before it is sent. */
export function RequestForm({ data }: { data: WithdrawData }) {
  const words = useWords(WITHDRAW);
  const say = useSay();
  const form = useRequest(data);
  const filled = { data, form };
  const asked = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const { target, amount, fee, after, quote } = sumOf(filled);
    const asked = words.confirmText(
      formatMoney(amount),
      target ? `${say(target.BankName)} ${target.Shown}` : '',
      formatMoney(fee),
      formatMoney(after),
    );
    const text = quote
      ? `${asked} ${words.confirmUsdt(formatMoney(quote.rate), formatMoney(quote.usdt))}`
      : asked;
    const isMeant = amount === ZERO || (await confirm({ title: words.confirmTitle, text }));
    if (isMeant) await form.submit(event);
  };
  const chosen = targetOf(data, form.values.target);
  // No form that nobody can fill in: why, and another account to be paid to.
  if (chosen && chosen.Shut !== null) {
    return (
      <div className={styles['form']} data-withdraw-form>
        <TargetField {...filled} />
        <p className={styles['noRate']} role="status" data-shut={chosen.Shut}>
          {shutText(chosen, words)}
        </p>
      </div>
    );
  }
  return (
    <div className={styles['form']} data-withdraw-form>
      <Form form={{ ...form, submit: asked }} send={words.ask}>
        <TargetField {...filled} />
        <AmountField {...filled} />
        <Sum {...filled} />
        <NoRate {...filled} />
        <ProofFields {...filled} />
      </Form>
    </div>
  );
}

function shutText(
  { Shut, Min, Max }: WithdrawTarget,
  words: ReturnType<typeof useWords<typeof WITHDRAW>>,
): string {
  if (Shut === 'FIRST') return words.nothingFirst(formatMoney(Max), formatMoney(Min));
  return Shut === 'DAY' ? words.nothingToday(formatMoney(Min)) : words.nothing;
}

function TargetField({ data, form: { values, change, fault } }: Filled) {
  const words = useWords(WITHDRAW);
  const say = useSay();
  return (
    <Field label={words.target} error={fault('target')}>
      {(control) => (
        <Select
          id={control.id}
          aria-label={words.target}
          className={styles['select']}
          value={values.target === 0 ? null : values.target}
          placeholder={words.choose}
          choices={data.Targets.map((each) => choiceOf(each, data.DateTimeNow, say, words))}
          onChoose={(chosen) => change('target', chosen)}
        />
      )}
    </Field>
  );
}

function AmountField({ data, form: { values, change, fault } }: Filled) {
  const words = useWords(WITHDRAW);
  const target = targetOf(data, values.target);
  const all = () => mostOf(data, target);
  const most = target ? target.Max : (data.FirstMax ?? data.Max);
  return (
    <Field
      label={words.amount}
      hint={words.between(formatMoney((target ?? data).Min), formatMoney(most))}
      error={fault('amount')}
    >
      {(control) => (
        <div className={styles['typed']}>
          <TextInput
            {...control}
            size="large"
            inputMode="decimal"
            autoComplete="off"
            maxLength={16}
            value={values.amount}
            onText={(typed) => change('amount', typed)}
          />
          <Button onClick={() => change('amount', moneyToNumber(all()).toFixed(3))}>
            {words.all}
          </Button>
        </div>
      )}
    </Field>
  );
}

function Sum(filled: Filled) {
  const words = useWords(WITHDRAW);
  const { amount, fee, after, quote } = sumOf(filled);
  const { UsdtRateTimeStamp: rateAt } = filled.data;
  return (
    <dl className={styles['sum']}>
      <Line term={words.fee} shown={formatMoney(fee)} />
      <Line term={words.total} shown={formatMoney(addMoney(amount, fee))} />
      <Line term={words.after} shown={formatMoney(after)} />
      {quote && rateAt !== null && (
        <>
          <Line term={words.rate} shown={words.rateOf(formatMoney(quote.rate), clockOf(rateAt))} />
          <Line term={words.arrives} shown={`${formatMoney(quote.usdt)} USDT`} />
        </>
      )}
    </dl>
  );
}

/** Without a rate nothing is asked for by USDT; it is said before anything is typed. */
function NoRate(filled: Filled) {
  const words = useWords(WITHDRAW);
  const { target, quote } = sumOf(filled);
  if (target?.Kind !== 'usdt' || quote) return null;
  return (
    <p className={styles['noRate']} role="status">
      {words.noRate}
    </p>
  );
}

const clockOf = (ms: number): string => siteTimeOf(ms).slice(11, 19);

function ProofFields({ data, form: { values, change, fault } }: Filled) {
  const words = useWords(WITHDRAW);
  return (
    <>
      <Field label={words.fundPassword} error={fault('password')}>
        {(control) => (
          <PasswordInput
            {...control}
            size="large"
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
              size="large"
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

const Line = ({ term, shown }: { term: string; shown: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{shown}</dd>
  </div>
);

function choiceOf(
  { Id, BankName, Shown, IsOn, UsableTimeStamp }: WithdrawTarget,
  nowMs: number,
  say: ReturnType<typeof useSay>,
  words: { readonly cooling: string; readonly closed: string },
) {
  const isCooling = UsableTimeStamp > nowMs;
  const why = isCooling ? ` (${words.cooling})` : IsOn ? '' : ` (${words.closed})`;
  return { value: Id, label: `${say(BankName)} ${Shown}${why}`, disabled: isCooling || !IsOn };
}
