import { useWords } from '@fairlot/ui';
import { Dialog } from '@fairlot/ui/modal';
import { lotteryConsole } from '@fairlot/wire/play/lottery';
import { ActForm, NOTHING, useActForm } from '../../../staff/operator/act-form/index.ts';
import { Line } from '../page/change-form.tsx';
import { afterProposal } from './after-proposal.ts';
import { isSource } from './days.ts';
import { FAULTS, text } from './text.ts';
import type { Said } from './use-calendar.ts';

/** Proposes to remove a day change, so that the calendar applies again. */
export function TakeBack(props: { readonly row: Said; readonly onClose: () => void }) {
  const { row, onClose } = props;
  const words = useWords(text);
  const initial = { ...NOTHING, source: row.Source };
  const form = useActForm<typeof lotteryConsole.proposeHolidays, typeof initial>(
    lotteryConsole.proposeHolidays,
    {
      initial,
      input: ({ source, reason }) => ({
        GameId: row.GameId,
        Days: [{ Day: row.Day, Rule: null }],
        Source: source.trim(),
        Reason: reason.trim(),
      }),
      check: ({ source }) => ({ ...(!isSource(source) && { source: FAULTS.source }) }),
      done: () => afterProposal(words.proposed, onClose),
    },
  );
  return (
    <Dialog isOpen onClose={onClose} title={words.takeBackOf(row.Day)}>
      <ActForm form={form} send={words.propose} hasCode={false} onCancel={onClose}>
        <Line form={form} field="source" label={words.source} hint={words.sourceHint} most={500} />
      </ActForm>
    </Dialog>
  );
}
