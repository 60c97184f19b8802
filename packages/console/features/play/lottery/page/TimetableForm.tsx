import { useState } from 'react';
import { useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { lotteryConsole } from '@fairlot/wire/play/lottery';
import type { FormPart } from './game.ts';
import { ChangeForm, COMMON, commonFaults, commonOf, Line, useChangeForm } from './change-form.tsx';
import { Sessions } from './Sessions.tsx';
import {
  drawsOf,
  initialTimes,
  isAsLooked,
  timesFaults,
  timesOf,
  type Times,
  wantedOf,
} from './timetable-input.ts';
import { TimetablePreview } from './TimetablePreview.tsx';
import styles from './page.module.css';
import { text } from './text.ts';

/** When a game draws: looked at as it would be, then asked of a second person. */
export function TimetableForm({ game, onSaved }: FormPart) {
  const words = useWords(text);
  const draws = drawsOf(game);
  const { form } = useChangeForm<typeof lotteryConsole.proposeTimetable, Times>({
    endpoint: lotteryConsole.proposeTimetable,
    onSaved,
    initial: initialTimes(game, COMMON),
    check: (values) => ({ ...commonFaults(values), ...timesFaults(game, values) }),
    input: (values) => {
      const { GameId, Version, Reason } = commonOf(game, values);
      return { ...timesOf(game, values), GameId, Version, Reason };
    },
    fields: {
      BAD_SCHEDULE: draws === 'windows' ? 'sessions' : 'draws',
      BAD_LEAD: 'lead',
      DAY_IS_COMMITTED: 'day',
      NOT_IN_TIME: 'day',
    },
  });
  const isReady = Object.keys(timesFaults(game, form.values)).length === 0;
  const wanted = wantedOf(game, form.values);
  const [looked, setLooked] = useState(wanted);
  return (
    <div className={styles['beside']}>
      <ChangeForm form={form} isTimed={false}>
        {draws === 'daily' && <Line form={form} field="draws" label={words.drawAt} />}
        {draws === 'step' && (
          <Line form={form} field="draws" label={`${words.interval} (${words.secondsUnit})`} />
        )}
        {draws === 'windows' && (
          <Sessions
            sessions={form.values.sessions}
            fault={form.fault('sessions')}
            onChange={(sessions) => form.change('sessions', sessions)}
          />
        )}
        {draws === 'fixed' && <p className={styles['quiet']}>{words.windowsStay}</p>}
        <Line form={form} field="lead" label={words.lead} hint={words.leadHint} />
        <Line form={form} field="day" label={words.fromDay} hint={words.fromDayHint} />
        <Button onClick={() => setLooked(wanted)} disabled={!isReady}>
          {words.preview}
        </Button>
      </ChangeForm>
      {/* What is proposed is what was looked at: a change takes the preview away. */}
      {isReady && isAsLooked(looked, wanted) ? (
        <TimetablePreview key={JSON.stringify(looked)} wanted={looked} />
      ) : (
        <section className={styles['preview']} aria-label={words.previewOf}>
          <p className={styles['empty']} role="status">
            {words.lookAgain}
          </p>
        </section>
      )}
    </div>
  );
}
