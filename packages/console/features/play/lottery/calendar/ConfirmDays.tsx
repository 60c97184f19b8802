import { useWords } from '@fairlot/ui';
import { Checkbox } from '@fairlot/ui/checkbox';
import { Dialog } from '@fairlot/ui/modal';
import { lotteryConsole } from '@fairlot/wire/play/lottery';
import { ActForm, NOTHING, useActForm } from '../../../staff/operator/act-form/index.ts';
import { Line } from '../page/change-form.tsx';
import { afterProposal } from './after-proposal.ts';
import { isSource } from './days.ts';
import styles from './calendar.module.css';
import { FAULTS, text } from './text.ts';
import { type ListedGame, useGameNames } from './use-calendar.ts';

/** Confirms proposed days of a listed game. All are ticked at first. */
export function ConfirmDays(props: { readonly game: ListedGame; readonly onClose: () => void }) {
  const { game, onClose } = props;
  const words = useWords(text);
  const nameOf = useGameNames();
  const initial = { ...NOTHING, source: '', days: game.Proposed as readonly string[] };
  const form = useActForm<typeof lotteryConsole.proposeHolidays, typeof initial>(
    lotteryConsole.proposeHolidays,
    {
      initial,
      input: ({ source, reason, days }) => ({
        GameId: game.GameId,
        Days: days.map((Day) => ({ Day, Rule: 'extra' as const })),
        Source: source.trim(),
        Reason: reason.trim(),
      }),
      check: ({ source, days }) => ({
        ...(days.length === 0 && { days: FAULTS.noDay }),
        ...(!isSource(source) && { source: FAULTS.source }),
      }),
      done: () => afterProposal(words.proposed, onClose),
    },
  );
  const { days } = form.values;
  const tick = (day: string, isOn: boolean) =>
    form.change(
      'days',
      game.Proposed.filter((each) => (each === day ? isOn : days.includes(each))),
    );
  return (
    <Dialog isOpen onClose={onClose} title={words.confirmOf(nameOf(game.GameId))}>
      <p className={styles['hint']}>{words.confirmDaysHint}</p>
      <ActForm form={form} send={words.propose} hasCode={false} onCancel={onClose}>
        <div className={styles['days']} role="group" aria-label={words.proposedDays}>
          {game.Proposed.map((day) => (
            <Checkbox key={day} isOn={days.includes(day)} onChange={(isOn) => tick(day, isOn)}>
              {day}
            </Checkbox>
          ))}
        </div>
        <Line form={form} field="source" label={words.source} hint={words.sourceHint} most={500} />
      </ActForm>
    </Dialog>
  );
}
