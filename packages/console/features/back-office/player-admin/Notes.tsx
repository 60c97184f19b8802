import inline from '@fairlot/ui/inline.module.css';
import { useState } from 'react';
import { useFormSend } from '@fairlot/shell/form/use-form-send';
import { refetch } from '@fairlot/shell';
import { formatMoment, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { Button } from '@fairlot/ui/button';
import { Checkbox } from '@fairlot/ui/checkbox';
import { Field, TextInput } from '@fairlot/ui/field';
import { Form, useFormOf } from '@fairlot/ui/form';
import { playerAdminConsole, NOTE_BOUNDS } from '@fairlot/wire/back-office/player-admin';
import { ACT_FAULTS } from '../../staff/operator/act-form/index.ts';
import { useMay } from '../../staff/operator/index.ts';
import { DeleteNoteDialog } from './dialogs.tsx';
import type { Player } from './player.ts';
import styles from './manage.module.css';
import { text } from './text.ts';

type Values = { readonly note: string; readonly isPinned: boolean };
const BLANK: Values = { note: '', isPinned: false };

function AddNote({ player }: { readonly player: Player }) {
  const words = useWords(text);
  const [count, setCount] = useState(0);
  const send = useFormSend<typeof playerAdminConsole.addPlayerNote, Values>(
    playerAdminConsole.addPlayerNote,
    {
      input: ({ note, isPinned }) => ({
        PlayerId: player.PlayerId,
        Text: note.trim(),
        IsPinned: isPinned,
      }),
      fields: { BAD_NOTE: 'note', TOO_MANY_NOTES: 'note' },
      unreachable: ACT_FAULTS.noAnswer,
      done: () => {
        void refetch(playerAdminConsole.getPlayer);
        setCount(count + 1);
      },
    },
  );
  return <NoteForm key={count} send={send} label={words.addNote} />;
}

function NoteForm(props: {
  readonly send: Parameters<typeof useFormOf<Values>>[0]['send'];
  readonly label: string;
}) {
  const words = useWords(text);
  const form = useFormOf<Values>({ initial: BLANK, check: () => ({}), send: props.send });
  const { note, isPinned } = form.values;
  return (
    <Form form={form} send={props.label}>
      <Field label={words.note} hint={words.notesNote} error={form.fault('note')}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={NOTE_BOUNDS.length}
            value={note}
            onText={(typed) => form.change('note', typed)}
          />
        )}
      </Field>
      <Checkbox isOn={isPinned} onChange={(isOn) => form.change('isPinned', isOn)}>
        {words.pin}
      </Checkbox>
    </Form>
  );
}

/** What operators noted of a player for each other. */
export function Notes({ player }: { readonly player: Player }) {
  const words = useWords(text);
  const mayChange = useMay('manage.notes.change');
  const [gone, setGone] = useState<Player['Notes'][number]>();
  return (
    <section className={styles['panel']} aria-labelledby="player-notes">
      <h2 id="player-notes" className={styles['part']}>
        {words.notes}
      </h2>
      {player.Notes.length === 0 && <p className={styles['quiet']}>{words.noNotes}</p>}
      <ul className={styles['list']}>
        {player.Notes.map((note) => (
          <li key={note.Id}>
            <span className={styles['words']}>
              <span>
                {note.IsPinned && <Badge tone="accent">{words.pinned}</Badge>} {note.Text}
              </span>
              <span className={`${styles['quiet']} ${inline['num']}`}>
                {note.AuthorName} · {formatMoment(note.MadeAt)}
              </span>
            </span>
            {mayChange && (
              <Button
                size="small"
                aria-label={`${words.deleteNote}: ${note.Text.slice(0, 20)}`}
                onClick={() => setGone(note)}
              >
                {words.deleteNote}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayChange && <AddNote player={player} />}
      {gone && <DeleteNoteDialog player={player} note={gone} onClose={() => setGone(undefined)} />}
    </section>
  );
}
