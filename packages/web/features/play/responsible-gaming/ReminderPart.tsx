import { REMINDERS, type Reminder } from '@fairlot/rules/check/own-limit';
import { responsibleGamingHttp } from '@fairlot/wire/play/responsible-gaming';
import { Segments, showToast, useWords } from '@fairlot/ui';
import { refetch, useSend } from '@fairlot/shell';
import { LIMIT } from './text.ts';
import styles from './limits.module.css';

/** How often he wants to be told of his session. */
export function ReminderPart({ minutes }: { minutes: Reminder }) {
  const words = useWords(LIMIT);
  const { send } = useSend(responsibleGamingHttp.setReminder);
  const choose = async (Minutes: Reminder) => {
    const answer = await send({ Minutes }).catch(() => undefined);
    if (!answer) showToast({ kind: 'failed', text: LIMIT.failed });
    await Promise.all([
      refetch(responsibleGamingHttp.getLimits),
      refetch(responsibleGamingHttp.getSession),
    ]);
  };
  return (
    <section>
      <h3>{words.reminder}</h3>
      <p className={styles['about']}>{words.reminderAbout}</p>
      <Segments
        label={words.reminder}
        value={minutes}
        className={styles['choices']}
        options={REMINDERS.map((n) => [n, n === 0 ? words.off : words.minutes(n)])}
        onChoose={(n) => void choose(n)}
      />
    </section>
  );
}
