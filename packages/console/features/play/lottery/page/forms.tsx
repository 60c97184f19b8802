import { areGameNames, LAST_SORT, LONGEST_MESSAGE } from '@fairlot/rules/lottery/game';
import { useWords } from '@fairlot/ui';
import { Checkbox } from '@fairlot/ui/checkbox';
import { Field } from '@fairlot/ui/field';
import type { Faults } from '@fairlot/ui/form';
import { Select } from '@fairlot/ui/select';
import { lotteryConsole } from '@fairlot/wire/play/lottery';
import type { FormPart } from './game.ts';
import { ChangeForm, COMMON, commonFaults, commonOf, Line, useChangeForm } from './change-form.tsx';
import { readMoment, whole } from './read-input.ts';
import { FAULTS, text } from './text.ts';

export function NamesForm({ game, onSaved }: FormPart) {
  const words = useWords(text);
  const { form } = useChangeForm({
    endpoint: lotteryConsole.renameGame,
    onSaved,
    initial: { ...COMMON, zh: game.Name.zh, en: game.Name.en },
    check: (values) => ({
      ...commonFaults(values),
      ...(!areGameNames({ zh: values.zh.trim(), en: 'x' }) && { zh: FAULTS.name }),
      ...(!areGameNames({ zh: 'x', en: values.en.trim() }) && { en: FAULTS.name }),
    }),
    input: (values) => ({
      ...commonOf(game, values),
      Name: { zh: values.zh.trim(), en: values.en.trim() },
    }),
  });
  return (
    <ChangeForm form={form}>
      <Line form={form} field="zh" label={words.nameZh} />
      <Line form={form} field="en" label={words.nameEn} />
    </ChangeForm>
  );
}

export function DisplayForm({ game, onSaved }: FormPart) {
  const words = useWords(text);
  const { form } = useChangeForm({
    endpoint: lotteryConsole.arrangeGame,
    onSaved,
    initial: { ...COMMON, sort: String(game.Sort), isHot: game.IsHot },
    check: (values) => ({
      ...commonFaults(values),
      ...(whole(values.sort, 0, LAST_SORT) === undefined && { sort: FAULTS.number }),
    }),
    input: (values) => ({
      ...commonOf(game, values),
      Sort: Number(values.sort),
      IsHot: values.isHot,
    }),
  });
  return (
    <ChangeForm form={form}>
      <Line form={form} field="sort" label={words.order} hint={words.orderHint} />
      <Checkbox isOn={form.values.isHot} onChange={(isHot) => form.change('isHot', isHot)}>
        {words.isHot}
      </Checkbox>
    </ChangeForm>
  );
}

export function SaleForm({ game, onSaved }: FormPart) {
  const words = useWords(text);
  const { form } = useChangeForm<typeof lotteryConsole.changeGameState, SaleValues>({
    endpoint: lotteryConsole.changeGameState,
    onSaved,
    initial: { ...COMMON, sale: game.State === 0 ? 'off' : 'on', until: '', zh: '', en: '' },
    check: (values) => ({
      ...commonFaults(values),
      ...(readMoment(values.until) === null && { until: FAULTS.at }),
      ...messageFaults(values),
    }),
    input: (values) => ({
      ...commonOf(game, values),
      Sale: values.sale,
      ...(values.sale !== 'on' && noteOf(values)),
    }),
  });
  const isStop = form.values.sale !== 'on';
  return (
    <ChangeForm form={form}>
      <Field label={words.sale}>
        {({ id }) => (
          <Select
            id={id}
            value={form.values.sale}
            choices={[
              { value: 'on', label: words.on },
              { value: 'off', label: words.off },
              { value: 'offline', label: words.offline },
              { value: 'official', label: words.officialOffline },
            ]}
            onChoose={(sale) => form.change('sale', sale)}
          />
        )}
      </Field>
      {isStop && (
        <>
          <Line
            form={form}
            field="zh"
            label={words.messageZh}
            hint={words.messageHint}
            most={LONGEST_MESSAGE}
          />
          <Line form={form} field="en" label={words.messageEn} most={LONGEST_MESSAGE} />
          <Line form={form} field="until" label={words.until} hint={words.untilHint} />
        </>
      )}
    </ChangeForm>
  );
}
type SaleValues = typeof COMMON & {
  readonly sale: 'on' | 'off' | 'offline' | 'official';
  readonly until: string;
  readonly zh: string;
  readonly en: string;
};

/** What is said in one language is said in the other too. */
function messageFaults({ sale, zh, en }: SaleValues): Faults<SaleValues> {
  if (sale === 'on' || (zh.trim() === '') === (en.trim() === '')) return {};
  return zh.trim() === '' ? { zh: FAULTS.both } : { en: FAULTS.both };
}

const noteOf = ({ until, zh, en }: SaleValues) => ({
  Until: readMoment(until) ?? undefined,
  ...(zh.trim() !== '' && { Message: { zh: zh.trim(), en: en.trim() } }),
});
