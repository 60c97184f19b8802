import { refetch } from '@fairlot/shell';
import { useFormSend } from '@fairlot/shell/form/use-form-send';
import { DAY_RULES, type DayRule } from '@fairlot/rules/lottery/calendar';
import { isReason } from '@fairlot/rules/check/reason';
import { showToast, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Field } from '@fairlot/ui/field';
import { Form, useFormOf, type FormState } from '@fairlot/ui/form';
import { Select } from '@fairlot/ui/select';
import type { Input } from '@fairlot/wire/core';
import { lotteryConsole } from '@fairlot/wire/play/lottery';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { PreviewStep, usePreview } from '../../../staff/operator/act-form/index.ts';
import { Line } from '../page/change-form.tsx';
import { useGames } from '../page/use-games.ts';
import { daysBetween, isSource } from './days.ts';
import styles from './calendar.module.css';
import { FAULTS, text } from './text.ts';

/** All games that keep the days off of the state. */
const ALL = 0;
type Values = {
  readonly game: number;
  readonly rule: DayRule | 'none';
  readonly from: string;
  readonly to: string;
  readonly source: string;
  readonly reason: string;
  readonly at: string;
};
const NOTHING: Values = {
  game: ALL,
  rule: 'rest',
  from: '',
  to: '',
  source: '',
  reason: '',
  at: '',
};

export type Wanted = Input<typeof lotteryConsole.previewHolidays>;

const wantedOf = ({ game, rule, from, to }: Values): Wanted | undefined => {
  const days = daysBetween(from, to);
  return (
    days && {
      GameId: game === ALL ? null : game,
      Days: days.map((Day) => ({ Day, Rule: rule === 'none' ? null : rule })),
    }
  );
};

function useCalendarForm() {
  const { preview, headersOf, fault, back, take } = usePreview(lotteryConsole.proposeHolidays);
  const send = useFormSend<typeof lotteryConsole.proposeHolidays, Values>(
    lotteryConsole.proposeHolidays,
    {
      input: (values) => ({
        ...(wantedOf(values) ?? { GameId: null, Days: [] }),
        Source: values.source.trim(),
        Reason: values.reason.trim(),
      }),
      fields: { NOT_IN_TIME: 'from', BAD_DAY: 'from', DAY_IS_SOLD: 'from', NO_CHANGE: 'from' },
      unreachable: FAULTS.noAnswer,
      headersOf,
      refused: back,
      done: (made) => {
        if (!take(made)) showToast({ kind: 'done', text: text.proposed });
      },
    },
  );
  const form = useFormOf<Values>({
    initial: NOTHING,
    check: (values) => ({
      ...(!daysBetween(values.from, '') && { from: FAULTS.day }),
      ...(daysBetween(values.from, '') && !wantedOf(values) && { to: FAULTS.range }),
      ...(!isSource(values.source) && { source: FAULTS.source }),
      ...(!isReason(values.reason.trim()) && { reason: FAULTS.reason }),
    }),
    send: async (values) => {
      const wrong = fault();
      if (wrong) return { form: wrong };
      const refused = await send(values);
      await refetch(operatorHttp.getProposals);
      return refused;
    },
  });
  return { ...form, preview };
}

/** The games and their rule for the days. */
function Scope({ form }: { readonly form: FormState<Values> }) {
  const words = useWords(text);
  const say = useSay();
  const games = useGames(true);
  const { values, change } = form;
  const rules = { rest: words.rest, open: words.open, extra: words.extra, none: words.none };
  const isForAll = values.game === ALL;
  const choices = (games.rows ?? []).map(({ GameId, Name }) => ({
    value: GameId,
    label: say(Name),
  }));
  return (
    <>
      <Field label={words.scope}>
        {({ id }) => (
          <Select
            id={id}
            value={values.game}
            choices={[{ value: ALL, label: words.allOfThem }, ...choices]}
            onChoose={(game) => change('game', game)}
          />
        )}
      </Field>
      <Field label={words.rule}>
        {({ id }) => (
          <Select
            id={id}
            value={values.rule}
            choices={[...DAY_RULES, 'none' as const]
              .filter((rule) => !(isForAll && rule === 'extra'))
              .map((value) => ({ value, label: rules[value] }))}
            onChoose={(rule) => change('rule', rule)}
          />
        )}
      </Field>
    </>
  );
}

/** Proposes day changes, after a preview. */
export function CalendarForm({ onLook }: { readonly onLook: (wanted: Wanted) => void }) {
  const words = useWords(text);
  const form = useCalendarForm();
  const { values, preview } = form;
  const look = () => {
    const wanted = wantedOf(values);
    if (wanted) onLook(wanted);
  };
  return (
    <section className={styles['change']} aria-label={words.change}>
      <h2 className={styles['second']}>{words.change}</h2>
      <p className={styles['quiet']}>{words.previewHint}</p>
      {preview ? (
        <Form
          form={form}
          send={words.propose}
          after={<Button onClick={preview.back}>{words.back}</Button>}
        >
          <PreviewStep {...preview} />
        </Form>
      ) : (
        <Form form={form} send={words.review}>
          <Scope form={form} />
          <Line form={form} field="from" label={words.from} />
          <Line form={form} field="to" label={words.to} hint={words.toHint} />
          <Line
            form={form}
            field="source"
            label={words.source}
            hint={words.sourceHint}
            most={500}
          />
          <Button onClick={look}>{words.preview}</Button>
          <Line
            form={form}
            field="reason"
            label={words.reason}
            hint={words.reasonHint}
            most={500}
          />
        </Form>
      )}
    </section>
  );
}
