import { useState } from 'react';
import { refetch } from '@fairlot/shell';
import { showToast, useWords } from '@fairlot/ui';
import { Checkbox } from '@fairlot/ui/checkbox';
import { Field, TextInput } from '@fairlot/ui/field';
import { Dialog } from '@fairlot/ui/modal';
import { siteStateConsole } from '@fairlot/wire/content/site-state';
import { LINE_BOUNDS } from '@fairlot/wire/site/settings';
import {
  ActForm,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import { FAULTS, text } from './text.ts';

type Way = { readonly onClose: () => void };

/** Says what was done, and reads the lines anew. */
function useDone(onClose: () => void): (said: string) => void {
  return (said) => {
    showToast({ kind: 'done', text: said });
    void refetch(siteStateConsole.getLines);
    onClose();
  };
}

type Line = ActValues & { readonly name: string; readonly url: string };

export function AddLineDialog({ onClose }: Way) {
  const words = useWords(text);
  const done = useDone(onClose);
  const form = useActForm<typeof siteStateConsole.addLine, Line>(siteStateConsole.addLine, {
    initial: { ...NOTHING, name: '', url: 'https://' },
    input: ({ name, url, reason }) => ({
      Name: name.trim(),
      URL: url.trim(),
      Reason: reason.trim(),
    }),
    fields: {
      BAD_LINE_NAME: 'name',
      BAD_LINE_URL: 'url',
      LINE_EXISTS: 'name',
      TOO_MANY_LINES: 'name',
    },
    done: () => done(words.saved),
  });
  const line = (field: 'name' | 'url', label: string, most: number, hint?: string) => (
    <Field label={label} hint={hint} error={form.fault(field)}>
      {(control) => (
        <TextInput
          {...control}
          size="large"
          autoComplete="off"
          maxLength={most}
          value={form.values[field]}
          onText={(typed) => form.change(field, typed)}
        />
      )}
    </Field>
  );
  return (
    <Dialog isOpen onClose={onClose} title={words.addLine}>
      <ActForm form={form} send={words.save} hasCode={false} onCancel={onClose}>
        {line('name', words.lineName, LINE_BOUNDS.name)}
        {line('url', words.url, LINE_BOUNDS.url, words.urlHint)}
      </ActForm>
    </Dialog>
  );
}

export function RemoveLineDialog({ name, onClose }: Way & { readonly name: string }) {
  const words = useWords(text);
  const done = useDone(onClose);
  const form = useActForm<typeof siteStateConsole.removeLine, ActValues>(
    siteStateConsole.removeLine,
    {
      initial: NOTHING,
      input: ({ reason }) => ({ Name: name, Reason: reason.trim() }),
      done: () => done(words.removed),
    },
  );
  return (
    <Dialog isOpen onClose={onClose} title={words.removeOf(name)}>
      <ActForm form={form} send={words.remove} isDangerous hasCode={false} onCancel={onClose} />
    </Dialog>
  );
}

type Speed = ActValues & { readonly minutes: string; readonly canSwitch: boolean };
const isTime = (minutes: string): boolean =>
  /^[1-9]\d{0,3}$/.test(minutes) && Number(minutes) <= LINE_BOUNDS.minutes;

export function SpeedDialog(
  props: Way & { readonly minutes: number; readonly canSwitch: boolean },
) {
  const { minutes, canSwitch, onClose } = props;
  const words = useWords(text);
  const done = useDone(onClose);
  // As it was when the dialog was opened.
  const [seen] = useState({ IntervalInMinute: minutes, EnableSwitchURL: canSwitch });
  const form = useActForm<typeof siteStateConsole.changeSpeedTest, Speed>(
    siteStateConsole.changeSpeedTest,
    {
      initial: { ...NOTHING, minutes: String(minutes), canSwitch },
      check: (values) => (isTime(values.minutes) ? {} : { minutes: FAULTS.minutes }),
      input: (values) => ({
        IntervalInMinute: Number(values.minutes),
        EnableSwitchURL: values.canSwitch,
        Seen: seen,
        Reason: values.reason.trim(),
      }),
      fields: { NO_CHANGE: 'minutes', SETTING_CHANGED: 'minutes' },
      done: () => done(words.saved),
    },
  );
  return (
    <Dialog isOpen onClose={onClose} title={words.speed}>
      <ActForm form={form} send={words.save} hasCode={false} onCancel={onClose}>
        <Field label={words.minutes} error={form.fault('minutes')}>
          {(control) => (
            <TextInput
              {...control}
              size="large"
              autoComplete="off"
              inputMode="numeric"
              maxLength={4}
              value={form.values.minutes}
              onText={(typed) => form.change('minutes', typed)}
            />
          )}
        </Field>
        <Checkbox isOn={form.values.canSwitch} onChange={(on) => form.change('canSwitch', on)}>
          {words.canSwitch}
        </Checkbox>
      </ActForm>
    </Dialog>
  );
}
