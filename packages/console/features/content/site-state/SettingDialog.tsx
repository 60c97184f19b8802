import { refetch } from '@fairlot/shell';
import { showToast, useSay, useWords } from '@fairlot/ui';
import { Dialog } from '@fairlot/ui/modal';
import { siteStateConsole } from '@fairlot/wire/content/site-state';
import {
  ActForm,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import { SettingField } from './SettingField.tsx';
import { readTyped, typedOf, type Setting } from './setting.ts';
import { FAULTS, text } from './text.ts';

type Values = ActValues & { readonly typed: string };

/** Changes one setting, as it was when the dialog was opened. */
export function SettingDialog({
  setting,
  onClose,
}: {
  readonly setting: Setting;
  readonly onClose: () => void;
}) {
  const words = useWords(text);
  const name = useSay()(setting.Name);
  const form = useActForm<typeof siteStateConsole.changeSetting, Values>(
    siteStateConsole.changeSetting,
    {
      initial: { ...NOTHING, typed: typedOf(setting.Value) },
      check: ({ typed }) =>
        readTyped(setting, typed) === undefined ? { typed: FAULTS.value } : {},
      input: ({ typed, reason }) => ({
        Key: setting.Key,
        Value: readTyped(setting, typed) ?? '',
        Seen: setting.Value,
        Reason: reason.trim(),
      }),
      fields: { NOT_A_VALUE: 'typed', NO_CHANGE: 'typed', SETTING_CHANGED: 'typed' },
      done: () => {
        showToast({ kind: 'done', text: text.saved });
        void refetch(siteStateConsole.getSettings);
        onClose();
      },
    },
  );
  return (
    <Dialog isOpen onClose={onClose} title={words.editOf(name)}>
      <ActForm form={form} send={words.save} hasCode={false} onCancel={onClose}>
        <SettingField
          setting={setting}
          typed={form.values.typed}
          fault={form.fault('typed')}
          onText={(typed) => form.change('typed', typed)}
        />
      </ActForm>
    </Dialog>
  );
}
