import { refetch } from '@fairlot/shell';
import { isReason } from '@fairlot/rules/check/reason';
import { showToast } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import type { FormState } from '@fairlot/ui/form';
import { lotteryConsole } from '@fairlot/wire/play/lottery';
import { operatorHttp } from '@fairlot/wire/staff/operator';

/** The source of days, with the length limits of a reason. */
export const isSource = (source: string): boolean => isReason(source.trim());

/** Refreshes calendar and proposals after days were proposed. */
export function said(words: string, onClose: () => void): void {
  showToast({ kind: 'done', text: words });
  void refetch(lotteryConsole.getHolidays);
  void refetch(operatorHttp.getProposals);
  onClose();
}

/** A text field of the calendar forms. */
export function SayLine<T extends Readonly<Record<string, unknown>>>(props: {
  readonly form: FormState<T>;
  readonly field: keyof T & string;
  readonly label: string;
  readonly hint?: string;
  readonly most?: number;
}) {
  const { form, field, label, hint, most = 10 } = props;
  return (
    <Field label={label} hint={hint} error={form.fault(field)}>
      {(control) => (
        <TextInput
          {...control}
          size="large"
          autoComplete="off"
          maxLength={most}
          value={String(form.values[field])}
          onText={(typed) => form.change(field, typed as T[keyof T & string])}
        />
      )}
    </Field>
  );
}
