import { useState } from 'react';
import { refetch } from '@fairlot/shell';
import { showToast, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Dialog } from '@fairlot/ui/modal';
import { playerAdminConsole } from '@fairlot/wire/back-office/player-admin';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import {
  ActForm,
  codeOf,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import { useMay } from '../../staff/operator/index.ts';
import { text } from './fund-text.ts';
import styles from './manage.module.css';
import type { Player } from './player.ts';

function RemoveDialog({ player, onClose }: { player: Player; onClose: () => void }) {
  const words = useWords(text);
  const form = useActForm<typeof playerAdminConsole.proposeFundRemoval, ActValues>(
    playerAdminConsole.proposeFundRemoval,
    {
      initial: NOTHING,
      input: ({ reason, code }) => ({
        PlayerId: player.PlayerId,
        Reason: reason.trim(),
        Code: codeOf(code),
      }),
      done: () => {
        showToast({ kind: 'done', text: text.asked });
        void refetch(operatorHttp.getProposals);
        onClose();
      },
    },
  );
  return (
    <Dialog isOpen onClose={onClose} title={words.title(player.UserName)}>
      <p className={styles['note']}>{words.note}</p>
      <ActForm form={form} send={words.ask} isDangerous onCancel={onClose} />
    </Dialog>
  );
}

/** Whether a player has a fund password, and the way to have a forgotten one taken away for who may ask for that. */
export function FundPassword({ player }: { readonly player: Player }) {
  const words = useWords(text);
  const mayAsk = useMay('manage.funds.reset');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {player.HasFundPassword ? words.set : words.unset}{' '}
      {mayAsk && player.HasFundPassword && (
        <Button size="small" onClick={() => setOpen(true)}>
          {words.ask}
        </Button>
      )}
      {isOpen && <RemoveDialog player={player} onClose={() => setOpen(false)} />}
    </>
  );
}
