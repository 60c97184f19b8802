import { useState } from 'react';
import { refetch } from '@fairlot/shell';
import { formatMoment, showToast, useWords } from '@fairlot/ui';
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
import { text } from './authenticator-text.ts';
import styles from './manage.module.css';
import type { Player } from './player.ts';

function RemoveDialog({ player, onClose }: { player: Player; onClose: () => void }) {
  const words = useWords(text);
  const form = useActForm<typeof playerAdminConsole.proposeAuthenticatorRemoval, ActValues>(
    playerAdminConsole.proposeAuthenticatorRemoval,
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

/** Whether the authenticator of a player is on, and the way to have it taken away for who may ask for that. */
export function Authenticator({ player }: { readonly player: Player }) {
  const words = useWords(text);
  const mayAsk = useMay('manage.authenticators.remove');
  const [isOpen, setOpen] = useState(false);
  const { AuthenticatorTimeStamp: since, RecoveryCodesLeft: left, FundsRestUntil: rest } = player;
  return (
    <>
      {since === null ? words.off : words.on(formatMoment(since), left)}
      {rest !== null && <> · {words.rest(formatMoment(rest))}</>}{' '}
      {mayAsk && since !== null && (
        <Button size="small" onClick={() => setOpen(true)}>
          {words.ask}
        </Button>
      )}
      {isOpen && <RemoveDialog player={player} onClose={() => setOpen(false)} />}
    </>
  );
}
