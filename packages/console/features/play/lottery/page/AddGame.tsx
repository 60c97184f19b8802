import { CATEGORIES } from '@fairlot/rules/lottery/categories';
import { areGameNames } from '@fairlot/rules/lottery/game';
import { useSay, useWords } from '@fairlot/ui';
import { Field } from '@fairlot/ui/field';
import { Dialog } from '@fairlot/ui/modal';
import { Select } from '@fairlot/ui/select';
import { lotteryConsole } from '@fairlot/wire/play/lottery';
import { ChangeForm, COMMON, commonFaults, Line, useChangeForm } from './change-form.tsx';
import { FAULTS, text } from './text.ts';

/** Another game of a category. */
export function AddGame({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(text);
  const say = useSay();
  const { form } = useChangeForm({
    endpoint: lotteryConsole.addGame,
    initial: { ...COMMON, category: String(CATEGORIES[0]?.id ?? ''), zh: '', en: '' },
    check: (values) => ({
      ...commonFaults(values),
      ...(!areGameNames({ zh: values.zh.trim(), en: 'x' }) && { zh: FAULTS.name }),
      ...(!areGameNames({ zh: 'x', en: values.en.trim() }) && { en: FAULTS.name }),
    }),
    input: (values) => ({
      CategoryId: Number(values.category),
      Name: { zh: values.zh.trim(), en: values.en.trim() },
      Reason: values.reason.trim(),
    }),
    onSaved: onClose,
  });
  const choices = CATEGORIES.map(({ id, code, name }) => ({
    value: String(id),
    label: `${code} · ${say(name)}`,
  }));
  return (
    <Dialog isOpen onClose={onClose} title={words.add}>
      <p>{words.addHint}</p>
      <ChangeForm form={form} isTimed={false}>
        <Field label={words.category}>
          {({ id }) => (
            <Select
              id={id}
              value={form.values.category}
              choices={choices}
              onChoose={(category) => form.change('category', category)}
            />
          )}
        </Field>
        <Line form={form} field="zh" label={words.nameZh} />
        <Line form={form} field="en" label={words.nameEn} />
      </ChangeForm>
    </Dialog>
  );
}
