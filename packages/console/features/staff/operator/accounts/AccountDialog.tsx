import { refetch } from '@fairlot/shell';
import { showToast, useWords } from '@fairlot/ui';
import { Dialog } from '@fairlot/ui/modal';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import type { AccountAct } from './account.ts';
import { AddForm } from './AddForm.tsx';
import { DisableForm, EndForm, ResetForm, RolesForm } from './forms.tsx';
import styles from './accounts.module.css';
import { text } from './text.ts';

function useTitle(act: AccountAct): string {
  const words = useWords(text);
  if (act.kind === 'add') return words.add;
  const { account, kind } = act;
  const names = {
    roles: words.changeRoles,
    reset: words.reset,
    disable: account.IsDisabled ? words.enable : words.disable,
    end: words.end,
  };
  return words.titleOf(names[kind], account.Name);
}

const FORMS = { roles: RolesForm, reset: ResetForm, disable: DisableForm, end: EndForm } as const;

/** Asks for what an act on an account takes, and does or proposes it. */
export function AccountDialog(props: { readonly act: AccountAct; readonly onClose: () => void }) {
  const { act, onClose } = props;
  const words = useWords(text);
  const isEnd = act.kind === 'end';
  const onDone = () => {
    showToast({ kind: 'done', text: isEnd ? words.ended : words.proposed });
    void refetch(operatorHttp.getOperators);
    void refetch(operatorHttp.getProposals);
    onClose();
  };
  const Part = act.kind === 'add' ? undefined : FORMS[act.kind];
  return (
    <Dialog isOpen onClose={onClose} title={useTitle(act)}>
      {!isEnd && <p className={styles['note']}>{words.needsTwo}</p>}
      {act.kind === 'add' && <AddForm onDone={onDone} onCancel={onClose} />}
      {act.kind !== 'add' && Part && (
        <Part account={act.account} onDone={onDone} onCancel={onClose} />
      )}
    </Dialog>
  );
}
