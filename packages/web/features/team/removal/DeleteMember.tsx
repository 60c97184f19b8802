import { filled, formatMoment, showToast, useWords } from '@fairlot/ui';
import { Form } from '@fairlot/ui/form';
import { Dialog } from '@fairlot/ui/modal';
import { refetch } from '@fairlot/shell';
import { useContractForm } from '@fairlot/shell/form/use-contract-form';
import { REMOVAL_BOUNDS, removalHttp } from '@fairlot/wire/team/removal';
import type { Member } from '../move/index.ts';
import styles from './removal.module.css';
import { REMOVAL_TEXT } from './text.ts';

type Props = { readonly member: Member; readonly close: () => void };
const { undoDays, nameDays } = REMOVAL_BOUNDS;

/** Deletes the account of a direct member, after saying what that means. */
export default function DeleteMember({ member, close }: Props) {
  const words = useWords(REMOVAL_TEXT);
  const { UserName } = member;
  const form = useContractForm<typeof removalHttp.removeMember, Record<string, never>>(
    removalHttp.removeMember,
    {
      initial: {},
      names: {},
      input: () => ({ UserName }),
      fields: {},
      unreachable: REMOVAL_TEXT.unreachable,
      done: ({ UndoUntil }) => {
        const text = filled(REMOVAL_TEXT.done, UserName, formatMoment(UndoUntil));
        showToast({ kind: 'done', text });
        void refetch(removalHttp.getRemovals);
        close();
      },
    },
  );
  return (
    <Dialog isOpen onClose={close} title={words.title(UserName)}>
      <Form form={form} send={words.send} isDangerous>
        <ul className={styles['rules']}>
          <li>{words.ruleLogin}</li>
          <li>{words.ruleUndo(undoDays)}</li>
          <li>{words.ruleName(nameDays)}</li>
          <li>{words.ruleWhen}</li>
        </ul>
      </Form>
    </Dialog>
  );
}
