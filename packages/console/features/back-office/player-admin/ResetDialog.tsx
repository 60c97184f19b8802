import inline from '@fairlot/ui/inline.module.css';
import { useState } from 'react';
import { refetch } from '@fairlot/shell';
import { formatMoment, showToast, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Checkbox } from '@fairlot/ui/checkbox';
import { copyText } from '@fairlot/ui/copy-text';
import { Dialog } from '@fairlot/ui/modal';
import type { Output } from '@fairlot/wire/core';
import { playerAdminConsole } from '@fairlot/wire/back-office/player-admin';
import {
  ActForm,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import styles from './manage.module.css';
import type { Player } from './player.ts';
import { text as resetText } from './reset-text.ts';
import { text } from './text.ts';

type Reset = Output<typeof playerAdminConsole.resetPlayerPassword>;
type Values = ActValues & { readonly isAll: boolean };

/** The password that was made: nobody can see it again. */
function Made({ made, onClose }: { readonly made: Reset; readonly onClose: () => void }) {
  const words = { ...useWords(text), ...useWords(resetText) };
  return (
    <div role="status">
      <p className={styles['note']}>{words.resetDone}</p>
      <p className={`${styles['made']} ${inline['mono']}`}>{made.Password}</p>
      {made.Removed.length > 0 && (
        <p className={styles['note']}>
          {words.removed(made.Removed.map(({ Masked }) => Masked).join(', '))}
        </p>
      )}
      <div className={styles['acts']}>
        <Button
          onClick={() =>
            void copyText(made.Password).then(
              (isCopied) => isCopied && showToast({ kind: 'done', text: words.copied }),
            )
          }
        >
          {words.copy}
        </Button>
        <Button look="primary" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </div>
  );
}

/** What the player is reached by, and since when: whoever had the account may have bound his own. */
function Bound({ contacts }: { readonly contacts: Player['Contacts'] }) {
  const words = { ...useWords(text), ...useWords(resetText) };
  if (contacts.length === 0) return <p className={styles['note']}>{words.noneBound}</p>;
  return (
    <dl className={styles['facts']}>
      {contacts.map(({ Kind, Masked, BoundTimeStamp }) => (
        <div key={Kind}>
          <dt>{words[Kind]}</dt>
          <dd className={inline['num']}>
            {Masked} · {words.boundAt(formatMoment(BoundTimeStamp))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A password for one sign-in, and which contacts of the player go with his own. */
export function ResetDialog(props: { readonly player: Player; readonly onClose: () => void }) {
  const { player, onClose } = props;
  const words = { ...useWords(text), ...useWords(resetText) };
  const [made, setMade] = useState<Reset>();
  const form = useActForm<typeof playerAdminConsole.resetPlayerPassword, Values>(
    playerAdminConsole.resetPlayerPassword,
    {
      initial: { ...NOTHING, isAll: false },
      input: ({ reason, isAll }) => ({
        PlayerId: player.PlayerId,
        Reason: reason.trim(),
        AllContacts: isAll,
      }),
      done: (reset) => {
        setMade(reset);
        void refetch(playerAdminConsole.getPlayer);
        void refetch(playerAdminConsole.getPlayers);
      },
    },
  );
  return (
    <Dialog isOpen onClose={onClose} title={words.resetTitle(player.UserName)}>
      {made && <Made made={made} onClose={onClose} />}
      {!made && (
        <>
          <p className={styles['note']}>{words.resetNote}</p>
          <ActForm form={form} send={words.reset} isDangerous hasCode={false} onCancel={onClose}>
            <Bound contacts={player.Contacts} />
            {player.Contacts.length > 0 && (
              <Checkbox isOn={form.values.isAll} onChange={(isAll) => form.change('isAll', isAll)}>
                {words.all}
              </Checkbox>
            )}
          </ActForm>
        </>
      )}
    </Dialog>
  );
}
