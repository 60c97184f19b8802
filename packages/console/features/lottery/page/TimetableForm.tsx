import { useState } from 'react';
import { categoryOf } from '@fairlot/rules/lottery/categories';
import { useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { lotteryConsole } from '@fairlot/wire/lottery';
import type { FormPart, Game } from './game.ts';
import { ChangeForm, COMMON, commonFaults, commonOf, Line, useChangeForm } from './change-form.tsx';
import { readDay, readTime, timeOf, whole } from './read-input.ts';
import { TimetablePreview } from './TimetablePreview.tsx';
import styles from './page.module.css';
import { FAULTS, text } from './text.ts';

type Times = { readonly draws: string; readonly lead: string; readonly day: string };

const DAY_SECONDS = 86_400;
/** Days that are looked at. */
const DAYS = 14;

/** Whether it draws in windows that are told from elsewhere: they stay as they are. */
const hasWindows = ({ CategoryId }: Game): boolean =>
  categoryOf(CategoryId)?.schedule.kind === 'sessions';

/** When a game draws: looked at as it would be, then asked of a second person. */
export function TimetableForm({ game, onSaved }: FormPart) {
  const words = useWords(text);
  const { DrawAtSeconds: drawAt } = game;
  const isDaily = drawAt !== null;
  const timesOf = (values: Times) => {
    const at = drawsOf(isDaily, values.draws);
    const change = {
      CloseLeadSeconds: whole(values.lead, 0, DAY_SECONDS) ?? 0,
      FromDay: readDay(values.day) ?? undefined,
    };
    // Windows are told from elsewhere: such a schedule stays as it is.
    if (hasWindows(game)) return change;
    return isDaily ? { ...change, DrawAtSeconds: at } : { ...change, IntervalSeconds: at };
  };
  const wantedOf = (values: Times) => ({ ...timesOf(values), GameId: game.GameId, Days: DAYS });
  const { form } = useChangeForm({
    endpoint: lotteryConsole.proposeTimetable,
    onSaved,
    initial: {
      ...COMMON,
      draws: drawAt === null ? String(game.IntervalSeconds) : timeOf(drawAt),
      lead: String(game.CloseLeadSeconds),
      day: '',
    },
    check: (values) => ({
      ...commonFaults(values),
      ...(drawsOf(isDaily, values.draws) === undefined && {
        draws: isDaily ? FAULTS.time : FAULTS.number,
      }),
      ...(whole(values.lead, 0, DAY_SECONDS) === undefined && { lead: FAULTS.number }),
      ...(readDay(values.day) === null && { day: FAULTS.day }),
    }),
    input: (values) => {
      const { GameId, Version, Reason } = commonOf(game, values);
      return { ...timesOf(values), GameId, Version, Reason };
    },
    fields: {
      BAD_SCHEDULE: 'draws',
      BAD_LEAD: 'lead',
      DAY_IS_COMMITTED: 'day',
      NOT_IN_TIME: 'day',
    },
  });
  const [looked, setLooked] = useState(0);
  const [shown, setShown] = useState(() => wantedOf(form.values));
  const look = () => {
    setShown(wantedOf(form.values));
    setLooked(looked + 1);
  };
  return (
    <div className={styles['beside']}>
      <ChangeForm form={form} isTimed={false} isProposed>
        <Line
          form={form}
          field="draws"
          label={isDaily ? words.drawAt : `${words.interval} (${words.secondsUnit})`}
        />
        <Line form={form} field="lead" label={words.lead} hint={words.leadHint} />
        <Line form={form} field="day" label={words.fromDay} hint={words.fromDayHint} />
        <Button onClick={look}>{words.preview}</Button>
      </ChangeForm>
      <TimetablePreview key={looked} wanted={shown} />
    </div>
  );
}

const drawsOf = (isDaily: boolean, typed: string): number | undefined =>
  isDaily ? (readTime(typed) ?? undefined) : whole(typed, 1, DAY_SECONDS);
