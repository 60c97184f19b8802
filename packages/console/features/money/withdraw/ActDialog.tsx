import type { Bilingual } from '@fairlot/rules/core/text';
import { refetch } from '@fairlot/shell';
import { showToast, useSay, useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import { Dialog } from '@fairlot/ui/modal';
import type { Input } from '@fairlot/wire/core';
import { withdrawConsole, type QueueDetail } from '@fairlot/wire/money/withdraw';
import {
  ActForm,
  codeOf,
  NoteField,
  noteFaults,
  noteOf,
  NOTHING,
  Restated,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import type { QueueAct } from './acts.ts';
import { restate } from './restate.ts';
import { TargetLook } from './TargetLook.tsx';
import { ACTS, text } from './text.ts';

type Values = ActValues & { readonly one: string; readonly two: string; readonly note: string };
/** All of them take what the first one takes, and more: the contract of each looks at it. */
type AnyAct = typeof withdrawConsole.approve;

/** Reads anew what an act has changed. */
export function readAnew(): void {
  void refetch(withdrawConsole.getQueue);
  void refetch(withdrawConsole.getQueueCounts);
  void refetch(withdrawConsole.getQueued);
}

/** One act on a withdrawal: its reason, a code where it is asked for, and what else it takes. */
export function ActDialog(props: {
  readonly act: QueueAct;
  readonly detail: QueueDetail;
  readonly onClose: () => void;
}) {
  const { act, detail, onClose } = props;
  const words = useWords(text);
  const say = useSay();
  const { fields = [] } = act;
  const form = useActForm<AnyAct, Values>(act.endpoint as AnyAct, {
    initial: { ...NOTHING, one: firstOf(act, detail), two: '', note: '' },
    check: ({ one, two, note }) => ({
      ...noteFaults(note),
      ...(fields.length > 0 && one.trim() === '' && { one: text.needed }),
      ...(fields.length > 1 && two.trim() === '' && { two: text.needed }),
    }),
    input: (values) => inputOf(act, detail, values),
    done: () => {
      showToast({ kind: 'done', text: text.done });
      readAnew();
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={`${say(ACTS[act.name])} ${detail.No}`}>
      {!act.isMemo && (
        <Restated
          rows={restate(act, detail, form.values, `${say(detail.BankName)} ${detail.Shown}`).map(
            ([name, value]) => [say(name as Bilingual), value],
          )}
        />
      )}
      <ActForm
        form={form}
        isReasonRead={act.isReasonRead ?? false}
        note={
          act.isReasonRead && (
            <NoteField
              value={form.values.note}
              fault={form.fault('note')}
              onText={(note) => form.change('note', note)}
            />
          )
        }
        send={say(ACTS[act.name])}
        isDangerous={act.isDangerous ?? false}
        onCancel={onClose}
      >
        {act.name === 'payByHand' && <TargetLook detail={detail} />}
        {fields.map((field, index) => {
          const name = index === 0 ? 'one' : 'two';
          return (
            <Field key={field} label={words[field]} error={form.fault(name)}>
              {(control) => (
                <TextInput
                  {...control}
                  size="large"
                  autoComplete="off"
                  maxLength={200}
                  value={form.values[name]}
                  onText={(typed) => form.change(name, typed)}
                />
              )}
            </Field>
          );
        })}
      </ActForm>
    </Dialog>
  );
}

const firstOf = ({ fields = [] }: QueueAct, { Providers }: QueueDetail): string =>
  fields[0] === 'provider' ? (Providers[0] ?? '') : '';

function inputOf(
  { isMemo, isReasonRead, input, permission }: QueueAct,
  detail: QueueDetail,
  { reason, code, one, two, note }: Values,
): Input<AnyAct> {
  const which = { PlayerId: detail.PlayerId, Id: detail.Id };
  const said = reason.trim();
  if (isMemo) return { ...which, Memo: said } as unknown as Input<AnyAct>;
  const house = isReasonRead ? noteOf(note) : undefined;
  const asked = {
    ...which,
    Reason: said,
    ...(house !== undefined && { Note: house }),
    ...input?.(detail, { one, two }),
  };
  const typed = codeOf(code);
  const hasCode = permission !== 'takeover' && typed !== undefined;
  return { ...asked, ...(hasCode && { Code: typed }) } as unknown as Input<AnyAct>;
}
