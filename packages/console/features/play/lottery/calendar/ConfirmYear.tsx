import { useWords } from '@fairlot/ui';
import { Dialog } from '@fairlot/ui/modal';
import { lotteryConsole } from '@fairlot/wire/play/lottery';
import { ActForm, NOTHING, useActForm } from '../../../staff/operator/act-form/index.ts';
import { daysBetween, isSource } from './days.ts';
import { Line } from '../page/change-form.tsx';
import { afterProposal } from './after-proposal.ts';
import styles from './calendar.module.css';
import { FAULTS, text } from './text.ts';
import type { Year } from './use-calendar.ts';

/** Returns the days of a period that are not past; past days cannot change. */
const toCome = (from: string, to: string, today: string): readonly string[] | undefined =>
  daysBetween(from, to)?.filter((day) => day > today);

/**
 * Confirms the days off of a year. The proposed days are filled in and can be overwritten with the announced ones.
 */
export function ConfirmYear(props: {
  readonly year: Year;
  readonly today: string;
  readonly onClose: () => void;
}) {
  const { year, today, onClose } = props;
  const words = useWords(text);
  const [festival, national] = year.Rests;
  const initial = {
    ...NOTHING,
    source: '',
    springFrom: festival?.From ?? '',
    springTo: festival?.To ?? '',
    autumnFrom: national?.From ?? '',
    autumnTo: national?.To ?? '',
  };
  const form = useActForm<typeof lotteryConsole.proposeHolidays, typeof initial>(
    lotteryConsole.proposeHolidays,
    {
      initial,
      input: ({ source, reason, ...at }) => {
        const days = [
          ...(toCome(at.springFrom, at.springTo, today) ?? []),
          ...(toCome(at.autumnFrom, at.autumnTo, today) ?? []),
        ];
        return {
          GameId: null,
          Year: year.Year,
          Days: days.map((Day) => ({ Day, Rule: 'rest' as const })),
          Source: source.trim(),
          Reason: reason.trim(),
        };
      },
      check: ({ source, springFrom, springTo, autumnFrom, autumnTo }) => ({
        ...(!daysBetween(springFrom, springTo) && { springTo: FAULTS.range }),
        ...(!daysBetween(autumnFrom, autumnTo) && { autumnTo: FAULTS.range }),
        ...(!isSource(source) && { source: FAULTS.source }),
      }),
      done: () => afterProposal(words.proposed, onClose),
    },
  );
  return (
    <Dialog isOpen onClose={onClose} title={words.confirmOf(String(year.Year))}>
      <p className={styles['hint']}>{words.confirmYearHint}</p>
      <ActForm form={form} send={words.propose} hasCode={false} onCancel={onClose}>
        <Line form={form} field="springFrom" label={words.springFrom} most={10} />
        <Line form={form} field="springTo" label={words.springTo} most={10} />
        <Line form={form} field="autumnFrom" label={words.autumnFrom} most={10} />
        <Line form={form} field="autumnTo" label={words.autumnTo} most={10} />
        <Line form={form} field="source" label={words.source} hint={words.sourceHint} most={500} />
      </ActForm>
    </Dialog>
  );
}
