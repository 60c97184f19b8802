import { refetch } from '@fairlot/shell';
import { showToast, useSay, useWords } from '@fairlot/ui';
import { Checkbox } from '@fairlot/ui/checkbox';
import { Dialog } from '@fairlot/ui/modal';
import { announcementConsole, type DraftRow } from '@fairlot/wire/content/announcement';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import {
  ActForm,
  CODE_FIELD,
  codeOf,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import type { DraftAct } from './draft.ts';
import { Preview } from './Preview.tsx';
import { SaveForm } from './SaveForm.tsx';
import { text } from './text.ts';

type Part = {
  readonly row: DraftRow;
  readonly onDone: () => void;
  readonly onCancel: () => void;
};

function Remove({ row, onDone, onCancel }: Part) {
  const words = useWords(text);
  const form = useActForm<typeof announcementConsole.deleteDraft, ActValues>(
    announcementConsole.deleteDraft,
    {
      initial: NOTHING,
      input: ({ reason }) => ({ Id: row.Id, Reason: reason.trim() }),
      done: onDone,
    },
  );
  return (
    <ActForm form={form} send={words.remove} isDangerous hasCode={false} onCancel={onCancel} />
  );
}

type PublishValues = ActValues & { readonly isNew: boolean };

function Publish({ row, onDone, onCancel }: Part) {
  const words = useWords(text);
  const form = useActForm<typeof announcementConsole.proposePublication, PublishValues>(
    announcementConsole.proposePublication,
    {
      initial: { ...NOTHING, isNew: false },
      input: ({ reason, code, isNew }) => ({
        Id: row.Id,
        Version: row.Version,
        IsNew: isNew,
        Reason: reason.trim(),
        Code: codeOf(code),
      }),
      fields: CODE_FIELD,
      done: onDone,
    },
  );
  return (
    <>
      <Preview row={row} />
      <ActForm form={form} send={words.publish} onCancel={onCancel}>
        {row.State === 'shown' && (
          <Checkbox isOn={form.values.isNew} onChange={(isOn) => form.change('isNew', isOn)}>
            {words.isNew}
          </Checkbox>
        )}
      </ActForm>
    </>
  );
}

function Withdraw({ row, onDone, onCancel }: Part) {
  const words = useWords(text);
  const form = useActForm<typeof announcementConsole.proposeWithdrawal, ActValues>(
    announcementConsole.proposeWithdrawal,
    {
      initial: NOTHING,
      input: ({ reason, code }) => ({ Id: row.Id, Reason: reason.trim(), Code: codeOf(code) }),
      fields: CODE_FIELD,
      done: onDone,
    },
  );
  return <ActForm form={form} send={words.withdraw} isDangerous onCancel={onCancel} />;
}

/** Writes an announcement, or does something with one. */
export function DraftDialog(props: { readonly act: DraftAct; readonly onClose: () => void }) {
  const { act, onClose } = props;
  const words = useWords(text);
  const say = useSay();
  const name = act.kind === 'add' ? '' : say(act.row.Title);
  const titles = {
    add: words.add,
    edit: words.editOf(name),
    remove: words.removeOf(name),
    publish: words.publishOf(name),
    withdraw: words.withdrawOf(name),
    preview: words.previewOf(name),
  };
  const said = {
    add: words.saved,
    edit: words.saved,
    remove: words.removed,
    publish: words.proposed,
    withdraw: words.proposed,
    preview: '',
  };
  const onDone = () => {
    showToast({ kind: 'done', text: said[act.kind] });
    void refetch(announcementConsole.getDrafts);
    void refetch(operatorHttp.getProposals);
    void refetch(operatorHttp.getAudit);
    onClose();
  };
  const way = { onDone, onCancel: onClose };
  const body = () => {
    switch (act.kind) {
      case 'add':
        return <SaveForm {...way} />;
      case 'edit':
        return <SaveForm row={act.row} {...way} />;
      case 'remove':
        return <Remove row={act.row} {...way} />;
      case 'publish':
        return <Publish row={act.row} {...way} />;
      case 'withdraw':
        return <Withdraw row={act.row} {...way} />;
      default:
        return <Preview row={act.row} />;
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={titles[act.kind]}>
      {body()}
    </Dialog>
  );
}
