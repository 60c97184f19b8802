import { refetch } from '@fairlot/shell';
import { showToast, useWords } from '@fairlot/ui';
import { Dialog } from '@fairlot/ui/modal';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { riskConsole, type RiskRules } from '@fairlot/wire/money/risk';
import { ActForm, codeOf, NOTHING, useActForm } from '../../staff/operator/act-form/index.ts';
import { text } from './text.ts';

/** Asks another operator to change how marks count. */
export function ProposeDialog(props: {
  readonly seen: number;
  readonly rules: RiskRules;
  readonly onClose: () => void;
}) {
  const { seen, rules, onClose } = props;
  const words = useWords(text);
  const form = useActForm(riskConsole.proposeRules, {
    initial: NOTHING,
    input: ({ reason, code }) => ({
      Seen: seen,
      Rules: rules,
      Reason: reason.trim(),
      Code: codeOf(code),
    }),
    done: () => {
      showToast({ kind: 'done', text: text.putDone });
      void refetch(operatorHttp.getProposals);
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={words.propose}>
      <ActForm form={form} send={words.propose} onCancel={onClose} />
    </Dialog>
  );
}
