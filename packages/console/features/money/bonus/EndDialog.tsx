import { refetch } from '@fairlot/shell';
import { showToast, useWords } from '@fairlot/ui';
import { Dialog } from '@fairlot/ui/modal';
import { bonusConsole } from '@fairlot/wire/money/bonus';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import {
  ActForm,
  codeOf,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import styles from './bonus.module.css';
import { text } from './text.ts';

/** Asks another operator to end a bonus of a player: cash at once, or back to the house. */
export function EndDialog(props: {
  readonly playerId: number;
  readonly id: number;
  readonly how: 'release' | 'revoke';
  readonly onClose: () => void;
}) {
  const { playerId, id, how, onClose } = props;
  const words = useWords(text);
  const isRelease = how === 'release';
  const form = useActForm<typeof bonusConsole.proposeEndBonus, ActValues>(
    bonusConsole.proposeEndBonus,
    {
      initial: NOTHING,
      input: ({ reason, code }) => ({
        PlayerId: playerId,
        Id: id,
        How: how,
        Reason: reason.trim(),
        Code: codeOf(code),
      }),
      done: () => {
        showToast({ kind: 'done', text: text.putDone });
        void refetch(operatorHttp.getProposals);
        onClose();
      },
    },
  );
  return (
    <Dialog isOpen onClose={onClose} title={isRelease ? words.releaseOf(id) : words.revokeOf(id)}>
      <p className={styles['about']}>{isRelease ? words.releaseNote : words.revokeNote}</p>
      <ActForm form={form} send={words.put} isDangerous={!isRelease} onCancel={onClose} />
    </Dialog>
  );
}
