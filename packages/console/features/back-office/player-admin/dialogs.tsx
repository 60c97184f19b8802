import { useState } from 'react';
import type { PlayerFlag } from '@fairlot/rules/check/access';
import { FLAG_TEXT } from '@fairlot/rules/check/flag-text';
import { refetch } from '@fairlot/shell';
import { filled, showToast, useSay, useWords } from '@fairlot/ui';
import { Field } from '@fairlot/ui/field';
import { Dialog } from '@fairlot/ui/modal';
import { Select } from '@fairlot/ui/select';
import type { Output } from '@fairlot/wire/core';
import { playerAdminConsole } from '@fairlot/wire/back-office/player-admin';
import {
  ActForm,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import type { Player } from './player.ts';
import styles from './manage.module.css';
import { text } from './text.ts';

/** What is done to a player, each with its reason. */
type Part = { readonly player: Player; readonly onClose: () => void };

const reread = () => {
  void refetch(playerAdminConsole.getPlayer);
  void refetch(playerAdminConsole.getPlayers);
};

/** How long a flag may be set for, in hours; none: until somebody takes it off. */
const NO_END = 0;
const TIMES = [NO_END, 1, 24, 3 * 24, 7 * 24, 30 * 24, 90 * 24, 365 * 24] as const;
type FlagValues = ActValues & { readonly hours: number };

/** `keeps`: it is set already, by the rules, and is to stand whatever they find later. */
export function FlagDialog({
  player,
  flag,
  keeps = false,
  onClose,
}: Part & { readonly flag: PlayerFlag; readonly keeps?: boolean }) {
  const words = useWords(text);
  const say = useSay();
  const IsSet = keeps || !player.Flags.includes(flag);
  const name = say(FLAG_TEXT[flag]);
  const form = useActForm<typeof playerAdminConsole.setPlayerFlag, FlagValues>(
    playerAdminConsole.setPlayerFlag,
    {
      initial: { ...NOTHING, hours: NO_END },
      input: ({ reason, hours }) => ({
        PlayerId: player.PlayerId,
        Flag: flag,
        IsSet,
        ...(IsSet && !keeps && hours !== NO_END && { Hours: hours }),
        Reason: reason.trim(),
      }),
      done: () => {
        showToast({ kind: 'done', text: text.done });
        reread();
        onClose();
      },
    },
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`${player.UserName} · ${keeps ? words.keepFlag(name) : IsSet ? words.setFlag(name) : words.takeOffFlag(name)}`}
    >
      <p className={styles['note']}>{keeps ? words.keepNote : say(FLAG_TEXT[flag].effect)}</p>
      <ActForm
        form={form}
        send={keeps ? words.keep : IsSet ? words.set : words.takeOff}
        isDangerous={IsSet}
        hasCode={false}
        onCancel={onClose}
      >
        {IsSet && !keeps && (
          <Field label={words.flagFor}>
            {(control) => (
              <Select
                {...control}
                value={form.values.hours}
                choices={TIMES.map((hours) => ({ value: hours, label: words.flagTime(hours) }))}
                onChoose={(hours) => form.change('hours', hours)}
              />
            )}
          </Field>
        )}
      </ActForm>
    </Dialog>
  );
}

export function EndDialog({ player, onClose }: Part) {
  const words = useWords(text);
  const form = useActForm<typeof playerAdminConsole.endPlayerLogins, ActValues>(
    playerAdminConsole.endPlayerLogins,
    {
      initial: NOTHING,
      input: ({ reason }) => ({ PlayerId: player.PlayerId, Reason: reason.trim() }),
      done: ({ Ended }) => {
        showToast({ kind: 'done', text: filled(text.ended, Ended) });
        reread();
        onClose();
      },
    },
  );
  return (
    <Dialog isOpen onClose={onClose} title={words.endLoginsTitle(player.UserName)}>
      <p className={styles['note']}>{words.endLoginsNote}</p>
      <ActForm form={form} send={words.endLogins} isDangerous hasCode={false} onCancel={onClose} />
    </Dialog>
  );
}

type Seen = Output<typeof playerAdminConsole.viewContacts>['Contacts'];

export function ContactsDialog({ player, onClose }: Part) {
  const words = useWords(text);
  const [seen, setSeen] = useState<Seen>();
  const form = useActForm<typeof playerAdminConsole.viewContacts, ActValues>(
    playerAdminConsole.viewContacts,
    {
      initial: NOTHING,
      input: ({ reason }) => ({ PlayerId: player.PlayerId, Reason: reason.trim() }),
      done: ({ Contacts }) => setSeen(Contacts),
    },
  );
  return (
    <Dialog isOpen onClose={onClose} title={`${player.UserName} · ${words.showContacts}`}>
      {seen && (
        <dl className={styles['facts']} role="status">
          {seen.map(({ Kind, Address }) => (
            <div key={Kind}>
              <dt>{words[Kind]}</dt>
              <dd>{Address}</dd>
            </div>
          ))}
        </dl>
      )}
      {!seen && (
        <>
          <p className={styles['note']}>{words.showContactsNote}</p>
          <ActForm form={form} send={words.show} hasCode={false} onCancel={onClose} />
        </>
      )}
    </Dialog>
  );
}

export function DeleteNoteDialog(props: Part & { readonly note: Player['Notes'][number] }) {
  const { player, note, onClose } = props;
  const words = useWords(text);
  const form = useActForm<typeof playerAdminConsole.deletePlayerNote, ActValues>(
    playerAdminConsole.deletePlayerNote,
    {
      initial: NOTHING,
      input: ({ reason }) => ({ PlayerId: player.PlayerId, Id: note.Id, Reason: reason.trim() }),
      done: () => {
        reread();
        onClose();
      },
    },
  );
  return (
    <Dialog isOpen onClose={onClose} title={words.deleteNote}>
      <p className={styles['note']}>{note.Text}</p>
      <ActForm form={form} send={words.deleteNote} isDangerous hasCode={false} onCancel={onClose} />
    </Dialog>
  );
}
