import { refetch } from '@fairlot/shell';
import { showToast, useSay, useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import { Dialog } from '@fairlot/ui/modal';
import { Select } from '@fairlot/ui/select';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import {
  PAYEE_BOUNDS,
  payoutAccountConsole,
  type PayeeKind,
} from '@fairlot/wire/money/payout-account';
import {
  ActForm,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import type { Bank, Block } from './bank.ts';
import { FAULTS, PAYEE_KINDS, text } from './text.ts';

type Values = ActValues & {
  readonly kind: PayeeKind;
  readonly of: string;
  readonly number: string;
};
const BLANK: Values = { ...NOTHING, kind: 'card', of: '', number: '' };
const KINDS = Object.keys(PAYEE_KINDS) as PayeeKind[];
/** What the kinds of the bank table are to an account. */
const OF_KIND = { card: 'bank', usdt: 'chain', purse: 'purse' } as const;

function useAsked(onClose: () => void) {
  return () => {
    showToast({ kind: 'done', text: text.asked });
    void refetch(operatorHttp.getProposals);
    onClose();
  };
}

type Props = { readonly banks: readonly Bank[]; readonly onClose: () => void };

/** Asks another operator to put a number on the black list. */
export function BlockDialog({ banks, onClose }: Props) {
  const words = useWords(text);
  const say = useSay();
  const form = useActForm<typeof payoutAccountConsole.proposeBlock, Values>(
    payoutAccountConsole.proposeBlock,
    {
      initial: BLANK,
      check: ({ kind, of, number }) => ({
        ...(kind !== 'card' && of === '' && { of: FAULTS.of }),
        ...(number.trim() === '' && { number: FAULTS.number }),
      }),
      input: ({ kind, of, number, reason }) => ({
        Kind: kind,
        ...(kind !== 'card' && of !== '' && { Bank: of }),
        Number: number,
        Reason: reason.trim(),
      }),
      fields: { BAD_NUMBER: 'number', IS_LISTED: 'number', ALREADY_WAITS: 'number' },
      done: useAsked(onClose),
    },
  );
  const { values, change, fault } = form;
  const choices = banks
    .filter(({ Kind }) => Kind === OF_KIND[values.kind])
    .map(({ Code, Name }) => ({ value: Code, label: say(Name) }));
  return (
    <Dialog isOpen onClose={onClose} title={words.block}>
      <ActForm form={form} send={words.block} isDangerous hasCode={false} onCancel={onClose}>
        <Field label={words.kind}>
          {(control) => (
            <Select
              {...control}
              value={values.kind}
              choices={KINDS.map((value) => ({ value, label: say(PAYEE_KINDS[value]) }))}
              onChoose={(kind) => {
                change('kind', kind);
                change('of', '');
              }}
            />
          )}
        </Field>
        {values.kind !== 'card' && (
          <Field label={words.of} error={fault('of')}>
            {(control) => (
              <Select
                {...control}
                value={values.of === '' ? null : values.of}
                choices={choices}
                onChoose={(of) => change('of', of)}
              />
            )}
          </Field>
        )}
        <Field label={words.number} error={fault('number')}>
          {(control) => (
            <TextInput
              {...control}
              size="large"
              autoComplete="off"
              spellCheck={false}
              maxLength={PAYEE_BOUNDS.number}
              value={values.number}
              onText={(typed) => change('number', typed)}
            />
          )}
        </Field>
      </ActForm>
    </Dialog>
  );
}

/** Asks another operator to take one off. */
export function UnblockDialog({
  block,
  onClose,
}: {
  readonly block: Block;
  readonly onClose: () => void;
}) {
  const words = useWords(text);
  const form = useActForm<typeof payoutAccountConsole.proposeUnblock, ActValues>(
    payoutAccountConsole.proposeUnblock,
    {
      initial: NOTHING,
      input: ({ reason }) => ({ Mark: block.Mark, Reason: reason.trim() }),
      done: useAsked(onClose),
    },
  );
  return (
    <Dialog isOpen onClose={onClose} title={words.unblockOf(block.Masked)}>
      <ActForm form={form} send={words.unblock} hasCode={false} onCancel={onClose} />
    </Dialog>
  );
}
