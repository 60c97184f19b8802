import { useState } from 'react';
import { refetch } from '@fairlot/shell';
import { showToast, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Dialog } from '@fairlot/ui/modal';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import type { AccountAct, Inviting } from './account.ts';
import { AddForm } from './AddForm.tsx';
import { DisableForm, EndForm, ResetForm, RolesForm } from './forms.tsx';
import { InvitationLink } from './InvitationLink.tsx';
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

const FORMS = { roles: RolesForm, disable: DisableForm, end: EndForm } as const;

type DialogProps = { readonly act: AccountAct; readonly onClose: () => void };

/** Collects the input of an act on an account and runs or proposes it. Shows the link of an invitation. */
export function AccountDialog({ act, onClose }: DialogProps) {
  const words = useWords(text);
  const title = useTitle(act);
  const [invited, setInvited] = useState<Inviting>();
  const isEnd = act.kind === 'end';
  const onDone = (made?: Inviting) => {
    showToast({ kind: 'done', text: isEnd ? text.ended : text.proposed });
    void refetch(operatorHttp.getOperators);
    void refetch(operatorHttp.getProposals);
    if (made?.Token) setInvited(made);
    else onClose();
  };
  if (invited?.Token) {
    return (
      <Dialog isOpen onClose={onClose} title={title} actions={<Close onClose={onClose} />}>
        <InvitationLink token={invited.Token} />
      </Dialog>
    );
  }
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      {!isEnd && <p className={styles['note']}>{words.needsTwo}</p>}
      <ActPart act={act} onDone={onDone} onCancel={onClose} />
    </Dialog>
  );
}

function Close({ onClose }: Pick<DialogProps, 'onClose'>) {
  const words = useWords(text);
  return <Button onClick={onClose}>{words.close}</Button>;
}

function ActPart(props: {
  readonly act: AccountAct;
  readonly onDone: (made?: Inviting) => void;
  readonly onCancel: () => void;
}) {
  const { act, onDone, onCancel } = props;
  if (act.kind === 'add') return <AddForm onDone={onDone} onCancel={onCancel} />;
  const { account } = act;
  if (act.kind === 'reset')
    return <ResetForm account={account} onDone={onDone} onCancel={onCancel} />;
  const Part = FORMS[act.kind];
  return <Part account={account} onDone={() => onDone()} onCancel={onCancel} />;
}
