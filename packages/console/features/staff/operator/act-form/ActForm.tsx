import type { ReactNode } from 'react';
import { useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Form } from '@fairlot/ui/form';
import type { ActValues } from './check.ts';
import { CodeField, ReasonField } from './fields.tsx';
import { PreviewStep } from './PreviewStep.tsx';
import { text } from './text.ts';
import type { Preview } from './use-preview.ts';

/** What the fields of an act must know of its form. */
export type ActFields = {
  readonly values: ActValues;
  readonly change: (field: 'reason' | 'code', value: string) => void;
  readonly fault: (field: 'reason' | 'code' | 'form') => string | undefined;
};
type Acting = ActFields &
  Pick<Parameters<typeof Form>[0]['form'], 'submit' | 'isSending'> & {
    /** The preview of an act of two operators, once fetched. */
    readonly preview?: Preview | undefined;
    readonly isAsked?: boolean;
  };

/** What an act takes, and the two ways out of it. */
export function ActForm(props: {
  readonly form: Acting;
  readonly send: string;
  readonly isDangerous?: boolean;
  readonly needsReason?: boolean;
  /** The player reads the reason. */
  readonly isReasonRead?: boolean;
  readonly hasCode?: boolean;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
  /** Below the reason. */
  readonly note?: ReactNode;
}) {
  const { form, send, isDangerous = false, needsReason = true, onCancel, children } = props;
  const { hasCode = true, isReasonRead = false, note } = props;
  const words = useWords(text);
  const { preview, isAsked = false } = form;
  if (preview) {
    return (
      <Form
        form={form}
        send={send}
        isDangerous={isDangerous}
        after={<Button onClick={preview.back}>{words.back}</Button>}
      >
        <PreviewStep {...preview} />
      </Form>
    );
  }
  return (
    <Form
      form={form}
      send={isAsked ? words.review : send}
      isDangerous={isDangerous}
      after={<Button onClick={onCancel}>{words.cancel}</Button>}
    >
      {children}
      {needsReason && (
        <ReasonField
          value={form.values.reason}
          fault={form.fault('reason')}
          isRead={isReasonRead}
          onText={(reason) => form.change('reason', reason)}
        />
      )}
      {note}
      {hasCode && (
        <CodeField
          value={form.values.code}
          fault={form.fault('code')}
          onText={(code) => form.change('code', code)}
        />
      )}
    </Form>
  );
}
