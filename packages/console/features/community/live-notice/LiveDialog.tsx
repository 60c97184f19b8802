import { refetch } from '@fairlot/shell';
import { showToast, useSay, useWords } from '@fairlot/ui';
import { Dialog } from '@fairlot/ui/modal';
import { liveNoticeConsole } from '@fairlot/wire/community/live-notice';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import {
  ActForm,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import type { Live, LiveAct } from './live.ts';
import { SaveForm } from './SaveForm.tsx';
import { text } from './text.ts';

type Way = { readonly onDone: () => void; readonly onCancel: () => void };

function RemoveForm({ live, onDone, onCancel }: Way & { readonly live: Live }) {
  const words = useWords(text);
  const form = useActForm<typeof liveNoticeConsole.deleteLiveNotification, ActValues>(
    liveNoticeConsole.deleteLiveNotification,
    {
      initial: NOTHING,
      input: ({ reason }) => ({ Id: live.Id, Reason: reason.trim() }),
      done: onDone,
    },
  );
  return (
    <ActForm form={form} send={words.remove} isDangerous hasCode={false} onCancel={onCancel} />
  );
}

/** Makes a notification, changes one, or takes one away. */
export function LiveDialog({
  act,
  onClose,
}: {
  readonly act: LiveAct;
  readonly onClose: () => void;
}) {
  const words = useWords(text);
  const say = useSay();
  const isGone = act.kind === 'remove';
  const onDone = () => {
    showToast({ kind: 'done', text: isGone ? text.removed : text.saved });
    void refetch(liveNoticeConsole.getLiveNotifications);
    void refetch(operatorHttp.getAudit);
    onClose();
  };
  const live = act.kind === 'add' ? undefined : act.live;
  const name = live ? say(live.Title) : '';
  const titles = { add: words.add, edit: words.editOf(name), remove: words.removeOf(name) };
  const way = { onDone, onCancel: onClose };
  return (
    <Dialog isOpen onClose={onClose} title={titles[act.kind]}>
      {isGone && live ? <RemoveForm live={live} {...way} /> : <SaveForm live={live} {...way} />}
    </Dialog>
  );
}
