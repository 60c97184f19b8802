import { formatAmount, readAmountText } from '@fairlot/rules/core/amount-text';
import { type Money, ZERO } from '@fairlot/rules/core/money';
import { formatMoment, formatMoney, useLanguage, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Field, FieldError, TextInput } from '@fairlot/ui/field';
import { Form } from '@fairlot/ui/form';
import inline from '@fairlot/ui/inline.module.css';
import type { Channel } from '@fairlot/wire/money/deposit';
import { CLOSED, DEPOSIT } from './text.ts';
import { UsdtQuote } from './UsdtQuote.tsx';
import { channelOf, effectOf, useDeposit, type DepositData } from './use-deposit.ts';
import styles from './deposit.module.css';

type Filled = { readonly data: DepositData; readonly form: ReturnType<typeof useDeposit> };

/** Ways to pay, how much, and what becomes of it. */
export function DepositForm({ data }: { readonly data: DepositData }) {
  const words = useWords(DEPOSIT);
  const form = useDeposit(data);
  const channel = channelOf(data, form.values.channel);
  return (
    <div className={styles['form']} data-deposit-form>
      <Form form={form} send={words.make}>
        <Channels data={data} form={form} />
        {channel && <AmountField form={form} channel={channel} />}
        {channel && channel.Chain !== null && (
          <UsdtQuote
            chain={channel.Chain}
            rate={data.UsdtRate}
            amount={readAmountText(form.values.amount)}
          />
        )}
        {channel?.NeedsName && <PayerField form={form} />}
        {channel && <Effect channel={channel} amount={readAmountText(form.values.amount)} />}
      </Form>
    </div>
  );
}

const rateOf = (hundredths: number): string => String(hundredths / 100);

function Channels({ data, form: { values, change, fault } }: Filled) {
  const words = useWords(DEPOSIT);
  const error = fault('channel');
  return (
    <fieldset className={styles['channels']}>
      <legend>{words.channels}</legend>
      {data.Channels.map((channel) => (
        <ChannelCard
          key={channel.Id}
          channel={channel}
          isChosen={values.channel === channel.Id}
          choose={() => {
            change('channel', channel.Id);
            change('amount', '');
          }}
        />
      ))}
      {error !== undefined && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}

function ChannelCard(props: {
  readonly channel: Channel;
  readonly isChosen: boolean;
  readonly choose: () => void;
}) {
  const { channel, isChosen, choose } = props;
  const words = useWords(DEPOSIT);
  const say = useSay();
  const isZh = useLanguage() === 'zh';
  const facts = [
    words.range(formatMoney(channel.Min), formatMoney(channel.Max)),
    channel.FeeRate > 0 && words.feeOf(rateOf(channel.FeeRate)),
    channel.BonusRate > 0 && words.bonusOf(rateOf(channel.BonusRate)),
    channel.TypicalSeconds !== null && words.typical(channel.TypicalSeconds),
  ].filter((fact) => fact !== false);
  return (
    <label className={styles['channel']} data-on={isChosen} data-closed={channel.Closed !== null}>
      <input
        className={inline['vh']}
        type="radio"
        name="deposit-channel"
        checked={isChosen}
        disabled={channel.Closed !== null}
        onChange={choose}
      />
      <b>{isZh ? channel.Name : channel.NameEn}</b>
      {channel.Closed !== null && <em>{say(CLOSED[channel.Closed])}</em>}
      {channel.Maintenance !== null && (
        <small>
          {say(channel.Maintenance.Text)} · {words.until(formatMoment(channel.Maintenance.Until))}
        </small>
      )}
      <small>{facts.join(' · ')}</small>
    </label>
  );
}

function AmountField({ form, channel }: Omit<Filled, 'data'> & { readonly channel: Channel }) {
  const words = useWords(DEPOSIT);
  const { values, change, fault } = form;
  const { FixedAmounts: fixed, Min, Max, Step } = channel;
  const between = words.range(formatMoney(Min), formatMoney(Max));
  const hint = Step > 1n ? `${between} · ${words.step(formatMoney(Step))}` : between;
  return (
    <Field label={words.amount} hint={hint} error={fault('amount')}>
      {(control) => (
        <>
          <TextInput
            {...control}
            size="large"
            inputMode="decimal"
            autoComplete="off"
            maxLength={16}
            readOnly={fixed.length > 0}
            value={values.amount}
            onText={(typed) => change('amount', typed)}
          />
          {fixed.length > 0 && (
            <span className={styles['fixed']} role="group" aria-label={words.fixed}>
              {fixed.map((each) => (
                <Button
                  key={String(each)}
                  size="small"
                  aria-pressed={readAmountText(values.amount) === each}
                  onClick={() => change('amount', formatAmount(each).replaceAll(',', ''))}
                >
                  {formatMoney(each)}
                </Button>
              ))}
            </span>
          )}
        </>
      )}
    </Field>
  );
}

function PayerField({ form: { values, change, fault } }: Omit<Filled, 'data'>) {
  const words = useWords(DEPOSIT);
  return (
    <Field label={words.payer} hint={words.payerHint} error={fault('payer')}>
      {(control) => (
        <TextInput
          {...control}
          size="large"
          autoComplete="name"
          maxLength={60}
          value={values.payer}
          onText={(typed) => change('payer', typed)}
        />
      )}
    </Field>
  );
}

/** What is typed, as what it comes to: nothing of it is found out only afterwards. */
function Effect({
  channel,
  amount = ZERO,
}: {
  readonly channel: Channel;
  readonly amount: Money | undefined;
}) {
  const words = useWords(DEPOSIT);
  const { fee, bonus, credited, toTurnOver } = effectOf(channel, amount);
  const rows = [
    [words.pays, amount],
    [words.fee, fee],
    [words.bonus, bonus],
    [words.credited, credited],
    [words.toTurnOver, toTurnOver],
  ] as const;
  return (
    <dl className={styles['sum']}>
      {rows.map(([term, shown]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{formatMoney(shown)}</dd>
        </div>
      ))}
    </dl>
  );
}
