import { useState } from 'react';
import { refetch } from '@fairlot/shell';
import { filled, showToast, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Dialog } from '@fairlot/ui/modal';
import { playerAdminConsole } from '@fairlot/wire/back-office/player-admin';
import {
  ActForm,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import { useMay } from '../../staff/operator/index.ts';
import type { Player } from './player.ts';
import styles from './manage.module.css';
import { text } from './text.ts';

function RemoveDialog({ player, onClose }: { player: Player; onClose: () => void }) {
  const words = useWords(text);
  const form = useActForm<typeof playerAdminConsole.removePlayerPasskeys, ActValues>(
    playerAdminConsole.removePlayerPasskeys,
    {
      initial: NOTHING,
      input: ({ reason }) => ({ PlayerId: player.PlayerId, Reason: reason.trim() }),
      done: ({ Removed }) => {
        showToast({ kind: 'done', text: filled(text.removedPasskeys, Removed) });
        void refetch(playerAdminConsole.getPlayer);
        onClose();
      },
    },
  );
  return (
    <Dialog isOpen onClose={onClose} title={words.removePasskeysTitle(player.UserName)}>
      <p className={styles['note']}>{words.removePasskeysNote}</p>
      <ActForm
        form={form}
        send={words.removePasskeys}
        isDangerous
        hasCode={false}
        onCancel={onClose}
      />
    </Dialog>
  );
}

/** How many passkeys a player has, and the way to take them away for who may. */
export function Passkeys({ player }: { readonly player: Player }) {
  const words = useWords(text);
  const mayRemove = useMay('manage.passkeys.remove');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {words.passkeyCount(player.Passkeys)}{' '}
      {mayRemove && player.Passkeys > 0 && (
        <Button size="small" onClick={() => setOpen(true)}>
          {words.removePasskeys}
        </Button>
      )}
      {isOpen && <RemoveDialog player={player} onClose={() => setOpen(false)} />}
    </>
  );
}
