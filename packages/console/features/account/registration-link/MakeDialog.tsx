import { isPrizeGroup } from '@fairlot/rules/odds/prize-group';
import { filled, showToast, useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import { Dialog } from '@fairlot/ui/modal';
import { Select } from '@fairlot/ui/select';
import {
  LINK_BOUNDS,
  LINK_DAYS,
  registrationLinkConsole,
} from '@fairlot/wire/account/registration-link';
import {
  ActForm,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import { reread } from './dialogs.tsx';
import { text } from './text.ts';

type Values = ActValues & {
  readonly maker: string;
  readonly kind: 'agent' | 'player';
  readonly group: string;
  readonly days: string;
  readonly quota: string;
  readonly note: string;
};

const BLANK: Values = {
  ...NOTHING,
  maker: '',
  kind: 'player',
  group: '1956',
  days: '0',
  quota: '',
  note: '',
};

const daysOf = (chosen: string) => LINK_DAYS.find((days) => String(days) === chosen) ?? 0;

const FAULTS = {
  NO_SUCH_MAKER: 'maker',
  NOT_AGENT: 'maker',
  MAKER_LIMITED: 'maker',
  MAKER_DISABLED: 'maker',
  TOO_DEEP: 'maker',
  TOO_MANY_LINKS: 'maker',
  GROUP_ABOVE: 'group',
  GROUP_BY_QUOTA: 'group',
  BAD_NOTE: 'note',
} as const;

const isQuota = (typed: string): boolean =>
  typed === '' || (/^[1-9]\d{0,6}$/.test(typed) && Number(typed) <= LINK_BOUNDS.quota);

const useMake = (onClose: () => void) => {
  return useActForm<typeof registrationLinkConsole.makeLink, Values>(
    registrationLinkConsole.makeLink,
    {
      initial: BLANK,
      check: ({ group, quota, note }) => ({
        ...(!isPrizeGroup(Number(group)) && { group: text.badGroup }),
        ...(!isQuota(quota.trim()) && { quota: text.badQuota }),
        ...([...note.trim()].length > LINK_BOUNDS.note && { note: text.badNote }),
      }),
      input: ({ maker, kind, group, days, quota, note, reason }) => ({
        ...(maker.trim() !== '' && { Maker: maker.trim() }),
        Kind: kind,
        PrizeGroup: Number(group),
        Days: daysOf(days),
        Quota: quota.trim() === '' ? null : Number(quota),
        Note: note.trim(),
        Reason: reason.trim(),
      }),
      fields: FAULTS,
      done: ({ Code }) => {
        showToast({ kind: 'done', text: filled(text.madeDone, Code) });
        reread();
        onClose();
      },
    },
  );
};

/** A new link: who stands above, what it makes of whom, how long and for how many. */
export function MakeDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(text);
  const form = useMake(onClose);
  const { values, change, fault } = form;
  const line = (field: 'maker' | 'group' | 'quota' | 'note', label: string, hint?: string) => (
    <Field label={label} error={fault(field)} {...(hint !== undefined && { hint })}>
      {(control) => (
        <TextInput
          {...control}
          size="large"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={values[field]}
          onText={(typed) => change(field, typed)}
          {...((field === 'group' || field === 'quota') && { inputMode: 'numeric' as const })}
        />
      )}
    </Field>
  );
  return (
    <Dialog isOpen onClose={onClose} title={words.makeTitle}>
      <ActForm form={form} send={words.make} hasCode={false} onCancel={onClose}>
        {line('maker', words.makerField)}
        <Field label={words.kind}>
          {(control) => (
            <Select
              {...control}
              value={values.kind}
              choices={[
                { value: 'player', label: words.player },
                { value: 'agent', label: words.agent },
              ]}
              onChoose={(kind) => change('kind', kind === 'agent' ? 'agent' : 'player')}
            />
          )}
        </Field>
        {line('group', words.group, words.groupHint)}
        <Field label={words.days}>
          {(control) => (
            <Select
              {...control}
              value={values.days}
              choices={LINK_DAYS.map((days) => ({
                value: String(days),
                label: days === 0 ? words.forEver : words.daysOf(days),
              }))}
              onChoose={(days) => change('days', days)}
            />
          )}
        </Field>
        {line('quota', words.quota)}
        {line('note', words.note)}
      </ActForm>
    </Dialog>
  );
}
