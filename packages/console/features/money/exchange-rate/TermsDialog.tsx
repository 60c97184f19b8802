import { readAmountText } from '@fairlot/rules/core/amount-text';
import { refetch } from '@fairlot/shell';
import { showToast, useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import { Dialog } from '@fairlot/ui/modal';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { RATE_BOUNDS, exchangeRateConsole } from '@fairlot/wire/money/exchange-rate';
import {
  ActForm,
  codeOf,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import { FAULTS, text } from './text.ts';

type Part = 'spread' | 'fixed' | 'minutes';
type Values = ActValues & { readonly [part in Part]: string };

/** Hundredths of a per cent as they are typed. */
export const readSpread = (typed: string): number | undefined => {
  const text = typed.trim();
  const spread = /^\d{1,2}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : -1;
  return spread >= 0 && spread <= RATE_BOUNDS.spread ? spread : undefined;
};

const minutesOf = (typed: string): number => (/^\d{1,5}$/.test(typed) ? Number(typed) : 0);

function faultsOf({ spread, fixed, minutes }: Values) {
  const length = minutesOf(minutes);
  const isFixed = fixed.trim() !== '';
  return {
    ...(readSpread(spread) === undefined && { spread: FAULTS.spread }),
    ...(isFixed && (readAmountText(fixed) ?? 0n) <= 0n && { fixed: FAULTS.fixed }),
    ...((length < 1 || length > RATE_BOUNDS.minutes) && { minutes: FAULTS.minutes }),
  };
}

/** Asks another operator to change the spread, or to fix the rate for a while. */
export function TermsDialog(props: {
  readonly seen: number;
  readonly spread: number;
  readonly onClose: () => void;
}) {
  const { seen, onClose } = props;
  const words = useWords(text);
  const form = useActForm<typeof exchangeRateConsole.proposeTerms, Values>(
    exchangeRateConsole.proposeTerms,
    {
      initial: { ...NOTHING, spread: String(props.spread / 100), fixed: '', minutes: '60' },
      check: faultsOf,
      input: ({ spread, fixed, minutes, reason, code }) => ({
        Seen: seen,
        Spread: readSpread(spread) ?? 0,
        Fixed: fixed.trim() === '' ? undefined : readAmountText(fixed),
        Minutes: minutesOf(minutes),
        Reason: reason.trim(),
        Code: codeOf(code),
      }),
      fields: { NO_CHANGE: 'spread' },
      done: () => {
        showToast({ kind: 'done', text: text.putDone });
        void refetch(operatorHttp.getProposals);
        onClose();
      },
    },
  );
  const line = (part: Part, label: string, hint?: string) => (
    <Field label={label} hint={hint} error={form.fault(part)}>
      {(control) => (
        <TextInput
          {...control}
          size="large"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={form.values[part]}
          onText={(typed) => form.change(part, typed)}
        />
      )}
    </Field>
  );
  return (
    <Dialog isOpen onClose={onClose} title={words.change}>
      <ActForm form={form} send={words.put} onCancel={onClose}>
        {line('spread', words.spreadLabel, words.spreadHint)}
        {line('fixed', words.fixed, words.fixedHint)}
        {line('minutes', words.minutes)}
      </ActForm>
    </Dialog>
  );
}
