import { refetch } from '@fairlot/shell';
import { showToast, useSay, useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import { Dialog } from '@fairlot/ui/modal';
import { Select } from '@fairlot/ui/select';
import { type RiskCase, riskConsole } from '@fairlot/wire/money/risk';
import {
  ActForm,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import styles from './risk.module.css';
import { FAULTS, OUTCOMES, text } from './text.ts';

type Outcome = NonNullable<RiskCase['Outcome']>;
const EVERY = Object.keys(OUTCOMES) as Outcome[];

export const readCasesAnew = (): void => {
  void refetch(riskConsole.getCases);
  void refetch(riskConsole.getCase);
};

export function useDone(onClose: () => void, anew: () => void = readCasesAnew): () => void {
  return () => {
    showToast({ kind: 'done', text: text.done });
    anew();
    onClose();
  };
}

type OpenValues = ActValues & { readonly name: string };

/** Opens a case of an account by hand. */
export function OpenDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(text);
  const form = useActForm<typeof riskConsole.openCase, OpenValues>(riskConsole.openCase, {
    initial: { ...NOTHING, name: '' },
    check: ({ name }) => ({ ...(name.trim() === '' && { name: FAULTS.value }) }),
    input: ({ name, reason }) => ({ UserName: name.trim(), Reason: reason.trim() }),
    fields: { NO_SUCH_PLAYER: 'name', CASE_IS_OPEN: 'name' },
    done: useDone(onClose),
  });
  return (
    <Dialog isOpen onClose={onClose} title={words.openCase}>
      <ActForm form={form} send={words.openCase} onCancel={onClose} hasCode={false}>
        <Field label={words.player} error={form.fault('name')}>
          {(control) => (
            <TextInput
              {...control}
              size="large"
              autoComplete="off"
              maxLength={100}
              value={form.values.name}
              onText={(typed) => form.change('name', typed)}
            />
          )}
        </Field>
      </ActForm>
    </Dialog>
  );
}

type Part = { readonly row: RiskCase; readonly onClose: () => void };

/** Takes a case up: the others see who looks at it. */
export function TakeDialog({ row, onClose }: Part) {
  const words = useWords(text);
  const form = useActForm(riskConsole.takeCase, {
    initial: NOTHING,
    input: ({ reason }) => ({ Id: row.Id, Reason: reason.trim() }),
    done: useDone(onClose),
  });
  return (
    <Dialog isOpen onClose={onClose} title={`${words.take} · ${row.UserName}`}>
      <ActForm form={form} send={words.take} onCancel={onClose} hasCode={false} />
    </Dialog>
  );
}

/** Writes something down for whoever looks at it next. */
export function NoteDialog({ row, onClose }: Part) {
  const words = useWords(text);
  const form = useActForm(riskConsole.noteCase, {
    initial: NOTHING,
    input: ({ reason }) => ({ Id: row.Id, Note: reason.trim() }),
    done: useDone(onClose),
  });
  return (
    <Dialog isOpen onClose={onClose} title={`${words.note} · ${row.UserName}`}>
      <ActForm form={form} send={words.note} onCancel={onClose} hasCode={false} />
    </Dialog>
  );
}

type CloseValues = ActValues & { readonly outcome: Outcome };

/** Closes one, with what came of it. */
export function CloseDialog({ row, onClose }: Part) {
  const words = useWords(text);
  const say = useSay();
  const form = useActForm<typeof riskConsole.closeCase, CloseValues>(riskConsole.closeCase, {
    initial: { ...NOTHING, outcome: 'clean' },
    input: ({ outcome, reason }) => ({ Id: row.Id, Outcome: outcome, Note: reason.trim() }),
    done: useDone(onClose),
  });
  return (
    <Dialog isOpen onClose={onClose} title={`${words.close} · ${row.UserName}`}>
      <p className={styles['note']}>{words.cleanHint}</p>
      <ActForm form={form} send={words.close} onCancel={onClose} hasCode={false}>
        <Field label={words.outcome}>
          {(control) => (
            <Select<Outcome>
              {...control}
              value={form.values.outcome}
              choices={EVERY.map((value) => ({ value, label: say(OUTCOMES[value]) }))}
              onChoose={(value) => form.change('outcome', value)}
            />
          )}
        </Field>
      </ActForm>
    </Dialog>
  );
}
