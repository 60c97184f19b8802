import { refetch } from '@fairlot/shell';
import { isLine } from '@fairlot/rules/lottery/game';
import { showToast, useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import { Dialog } from '@fairlot/ui/modal';
import { liveNoticeConsole, TOAST_BOUNDS } from '@fairlot/wire/community/live-notice';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import {
  ActForm,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import { FAULTS, text } from './text.ts';

type Values = ActValues & { readonly zh: string; readonly en: string };
const BLANK: Values = { ...NOTHING, zh: '', en: '' };

const isSayable = (line: string): boolean => isLine(line.trim(), TOAST_BOUNDS.content);
const faultsOf = ({ zh, en }: Values) => ({
  ...(!isSayable(zh) && { zh: FAULTS.line }),
  ...(!isSayable(en) && { en: FAULTS.line }),
});

/** Says a line to all players who are there. */
export function ToastDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(text);
  const form = useActForm<typeof liveNoticeConsole.sendToast, Values>(liveNoticeConsole.sendToast, {
    initial: BLANK,
    check: faultsOf,
    input: ({ zh, en, reason }) => ({
      Content: { zh: zh.trim(), en: en.trim() },
      Reason: reason.trim(),
    }),
    fields: { BAD_LINE: 'zh' },
    done: () => {
      showToast({ kind: 'done', text: text.said });
      void refetch(operatorHttp.getAudit);
      onClose();
    },
  });
  const line = (field: 'zh' | 'en', label: string) => (
    <Field label={label} error={form.fault(field)}>
      {(control) => (
        <TextInput
          {...control}
          size="large"
          autoComplete="off"
          maxLength={TOAST_BOUNDS.content}
          value={form.values[field]}
          onText={(typed) => form.change(field, typed)}
        />
      )}
    </Field>
  );
  return (
    <Dialog isOpen onClose={onClose} title={words.say}>
      <ActForm form={form} send={words.send} hasCode={false} onCancel={onClose}>
        {line('zh', words.contentZh)}
        {line('en', words.contentEn)}
      </ActForm>
    </Dialog>
  );
}
