import { sharesOf } from '@fairlot/rules/odds/raise';
import { filled, showToast, useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import { Form } from '@fairlot/ui/form';
import { Dialog } from '@fairlot/ui/modal';
import { Select } from '@fairlot/ui/select';
import {
  LINK_BOUNDS,
  LINK_DAYS,
  registrationLinkHttp,
} from '@fairlot/wire/account/registration-link';
import { useContractForm } from '@fairlot/shell/form/use-contract-form';
import { mayGive } from './shares.ts';
import styles from './link.module.css';
import { LINKS } from './text.ts';
import { rereadLinks, type Own } from './use-links.ts';

type Values = {
  readonly kind: 'agent' | 'player';
  readonly group: string;
  readonly days: string;
  readonly quota: string;
  readonly note: string;
};
/** Steps below his own group at which a new link begins: most keep something. */
const BELOW = 20;

const daysOf = (chosen: string) => LINK_DAYS.find((days) => String(days) === chosen) ?? 0;
const isQuota = (typed: string): boolean =>
  typed === '' || (/^[1-9]\d{0,6}$/.test(typed) && Number(typed) <= LINK_BOUNDS.quota);

const FIELDS = { GROUP_ABOVE: 'group', GROUP_BY_QUOTA: 'group', BAD_NOTE: 'note' } as const;

function useMake({ PrizeGroup: own, HighestGroup: highest }: Own, done: () => void) {
  const initial: Values = {
    kind: 'player',
    group: String(Math.max(own - BELOW, 1800)),
    days: '0',
    quota: '',
    note: '',
  };
  return useContractForm<typeof registrationLinkHttp.makeOwnLink, Values>(
    registrationLinkHttp.makeOwnLink,
    {
      initial,
      names: { Kind: 'kind', PrizeGroup: 'group', Days: 'days', Quota: 'quota', Note: 'note' },
      check: ({ group, quota, note }) => ({
        ...(!mayGive(highest, Number(group)) && {
          group: { zh: LINKS.badGroup.zh(highest), en: LINKS.badGroup.en(highest) },
        }),
        ...(!isQuota(quota.trim()) && { quota: LINKS.badQuota }),
        ...([...note.trim()].length > LINK_BOUNDS.note && { note: LINKS.badNote }),
      }),
      input: ({ kind, group, days, quota, note }) => ({
        Kind: kind,
        PrizeGroup: Number(group),
        Days: daysOf(days),
        Quota: quota.trim() === '' ? null : Number(quota),
        Note: note.trim(),
      }),
      fields: FIELDS,
      unreachable: LINKS.unreachable,
      done: ({ Code }) => {
        showToast({ kind: 'done', text: filled(LINKS.made, Code) });
        rereadLinks();
        done();
      },
    },
  );
}

/** A new link: what it makes of whom, how long and for how many it is good. */
export function MakeDialog(props: { readonly own: Own; readonly close: () => void }) {
  const { own: bounds, close } = props;
  const { PrizeGroup: own, HighestGroup: highest, QuotaLeft: left } = bounds;
  const words = useWords(LINKS);
  const form = useMake(bounds, close);
  const { values, change, fault } = form;
  const line = (field: 'group' | 'quota' | 'note', label: string, hint?: string) => (
    <Field label={label} error={fault(field)} {...(hint !== undefined && { hint })}>
      {(control) => (
        <TextInput
          {...control}
          size="large"
          autoComplete="off"
          maxLength={field === 'note' ? 4 * LINK_BOUNDS.note : 7}
          value={values[field]}
          onText={(typed) => change(field, typed)}
          {...(field !== 'note' && { inputMode: 'numeric' as const })}
        />
      )}
    </Field>
  );
  const group = Number(values.group);
  const shares = mayGive(highest, group) ? sharesOf(own, group) : undefined;
  return (
    <Dialog isOpen onClose={close} title={words.makeTitle}>
      <Form form={form} send={words.make}>
        <Field label={words.kind}>
          {(control) => (
            <Select
              {...control}
              value={values.kind}
              choices={[
                { value: 'player', label: words.player },
                { value: 'agent', label: words.agent },
              ]}
              onChoose={(kind) => change('kind', kind)}
            />
          )}
        </Field>
        {line('group', words.group, words.groupHint(highest))}
        {left !== null && <p className={styles['shares']}>{words.quotaLeft(own, left)}</p>}
        <p className={styles['shares']} role="status">
          {shares ? words.shares(shares.kept, shares.given) : '\u00A0'}
        </p>
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
        {line('note', words.note, words.noteHint)}
      </Form>
    </Dialog>
  );
}
