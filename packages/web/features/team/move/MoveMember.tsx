import { filled, showToast, useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import { Form, useFormOf } from '@fairlot/ui/form';
import { Dialog } from '@fairlot/ui/modal';
import { refetch, useCall, useSend } from '@fairlot/shell';
import { MOVE_BOUNDS, moveHttp } from '@fairlot/wire/team/move';
import styles from './move.module.css';
import type { Member } from './open-move.ts';
import { MOVE_TEXT } from './text.ts';

type Props = { readonly member: Member; readonly close: () => void };
type Values = { readonly target: string };

/** What is wrong with the new agent is said at the field, everything else at the form. */
const AT_TARGET = new Set([
  'TARGET_NOT_FOUND',
  'TARGET_NOT_AGENT',
  'TARGET_IN_SUBTREE',
  'GROUP_TOO_LOW',
]);

function useMove({ member, close }: Props) {
  const { send } = useSend(moveHttp.moveMember);
  return useFormOf<Values>({
    initial: { target: '' },
    check: ({ target }) => (target.trim() === '' ? { target: MOVE_TEXT.noTarget } : {}),
    send: async ({ target }) => {
      const to = target.trim();
      const answer = await send({ UserName: member.UserName, Target: to }).catch(() => undefined);
      if (!answer) return { form: MOVE_TEXT.unreachable };
      // A large line waits for an operator. The agent sees the move among the others from now on.
      const isWaiting = !answer.ok && answer.error.code === 'WAIT_APPROVAL';
      if (!answer.ok && !isWaiting) {
        const { code, text } = answer.error;
        return AT_TARGET.has(code) ? { target: text } : { form: text };
      }
      showToast(
        isWaiting
          ? { kind: 'news', text: MOVE_TEXT.submitted }
          : { kind: 'done', text: filled(MOVE_TEXT.done, member.UserName, to) },
      );
      void refetch(moveHttp.getMoves);
      close();
      return undefined;
    },
  });
}

/** Moves a direct member, with everybody below, to another agent of the line. */
export default function MoveMember(props: Props) {
  const { member, close } = props;
  const words = useWords(MOVE_TEXT);
  const form = useMove(props);
  const { data } = useCall(moveHttp.getMoves, { Count: 1 }, { staleTime: 0 });
  const left = data?.ok ? data.value.Left : undefined;
  return (
    <Dialog isOpen onClose={close} title={words.title(member.UserName)}>
      <ul className={styles['rules']}>
        <li>{words.ruleLine}</li>
        <li>{words.rulePast}</li>
        <li>{words.ruleReview(MOVE_BOUNDS.unreviewed)}</li>
        <li>{words.ruleCooling(MOVE_BOUNDS.coolingDays)}</li>
      </ul>
      <Form form={form} send={words.send}>
        <Field
          label={words.target}
          error={form.fault('target')}
          hint={left === undefined ? '\u00A0' : words.left(left, MOVE_BOUNDS.ofMonth)}
        >
          {(control) => (
            <TextInput
              {...control}
              size="large"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={32}
              value={form.values.target}
              onText={(target) => form.change('target', target)}
            />
          )}
        </Field>
      </Form>
    </Dialog>
  );
}
