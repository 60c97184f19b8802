import { useState } from 'react';
import { refetch } from '@fairlot/shell';
import { showToast, useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import { lotteryConsole } from '@fairlot/wire/play/lottery';
import {
  ActForm,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../../staff/operator/act-form/index.ts';
import type { Game } from './game.ts';
import { whole } from './read-input.ts';
import styles from './page.module.css';
import { FAULTS, text } from './text.ts';

type Values = ActValues & { readonly late: string; readonly giveUp: string };
/** A week. */
const LONGEST = 10_080;
const FIELDS = ['late', 'giveUp'] as const;

function Times(props: { readonly game: Game; readonly onReset: () => void }) {
  const { game, onReset } = props;
  const words = useWords(text);
  const form = useActForm<typeof lotteryConsole.changeAlarmTimes, Values>(
    lotteryConsole.changeAlarmTimes,
    {
      initial: { ...NOTHING, late: String(game.LateMinutes), giveUp: String(game.GiveUpMinutes) },
      check: (values) => ({
        ...(whole(values.late, 1, LONGEST) === undefined && { late: FAULTS.number }),
        ...(whole(values.giveUp, 1, LONGEST) === undefined && { giveUp: FAULTS.number }),
      }),
      fields: { TIMES_CROSSED: 'giveUp', NO_CHANGE: 'late' },
      input: ({ late, giveUp, reason }) => ({
        GameId: game.GameId,
        LateMinutes: Number(late),
        GiveUpMinutes: Number(giveUp),
        Reason: reason.trim(),
      }),
      done: () => {
        showToast({ kind: 'done', text: text.saved });
        void refetch(lotteryConsole.getGames);
        onReset();
      },
    },
  );
  const labels = { late: words.lateMinutes, giveUp: words.giveUpMinutes };
  const hints = { late: words.lateHint, giveUp: words.giveUpHint };
  return (
    <div className={styles['form']}>
      <ActForm form={form} send={words.save} hasCode={false} onCancel={onReset}>
        {FIELDS.map((field) => (
          <Field key={field} label={labels[field]} hint={hints[field]} error={form.fault(field)}>
            {(control) => (
              <TextInput
                {...control}
                size="large"
                autoComplete="off"
                maxLength={5}
                value={form.values[field]}
                onText={(typed) => form.change(field, typed)}
              />
            )}
          </Field>
        ))}
      </ActForm>
    </div>
  );
}

/** From when issues of a game that a feed tells are late, and from when they are given up. */
export function AlarmTimes({ game }: { readonly game: Game }) {
  const [round, setRound] = useState(0);
  const { LateMinutes, GiveUpMinutes } = game;
  const key = `${LateMinutes}/${GiveUpMinutes}/${round}`;
  return <Times key={key} game={game} onReset={() => setRound(round + 1)} />;
}
