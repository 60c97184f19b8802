import { showToast, useWords } from '@fairlot/ui';
import { Field, TextArea } from '@fairlot/ui/field';
import { Form } from '@fairlot/ui/form';
import { Dialog } from '@fairlot/ui/modal';
import { MEMBER_BOUNDS, membersHttp, type Member } from '@fairlot/wire/team/members';
import { useContractForm } from '@fairlot/shell/form/use-contract-form';
import { MEMBERS } from './text.ts';
import { rereadMembers } from './use-members.ts';

type Values = { readonly note: string };

/** What the agent notes about a member, for themselves alone. */
export function NoteDialog({
  member,
  close,
}: {
  readonly member: Member;
  readonly close: () => void;
}) {
  const words = useWords(MEMBERS);
  const form = useContractForm<typeof membersHttp.noteMember, Values>(membersHttp.noteMember, {
    initial: { note: member.Note },
    names: { Note: 'note' },
    check: ({ note }) =>
      [...note.trim()].length > MEMBER_BOUNDS.note ? { note: MEMBERS.badNote } : {},
    input: ({ note }) => ({ PlayerId: member.PlayerId, Note: note.trim() }),
    fields: { BAD_MEMBER_NOTE: 'note' },
    unreachable: MEMBERS.unreachable,
    done: () => {
      showToast({ kind: 'done', text: MEMBERS.noteKept });
      rereadMembers();
      close();
    },
  });
  return (
    <Dialog isOpen onClose={close} title={words.noteTitle(member.UserName)}>
      <Form form={form} send={words.save}>
        <Field label={words.note} error={form.fault('note')} hint={words.noteHint}>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={4 * MEMBER_BOUNDS.note}
              value={form.values.note}
              onText={(note) => form.change('note', note)}
            />
          )}
        </Field>
      </Form>
    </Dialog>
  );
}
