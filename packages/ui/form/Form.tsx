import type { FormEvent, ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { FieldError } from '../field/index.ts';
import { useWords } from '../words/index.ts';
import styles from './form.module.css';

const TEXT = { sending: { zh: '提交中', en: 'Sending' } };

/** What the frame of a form must know of it. */
type Sent = {
  readonly fault: (field: 'form') => string | undefined;
  readonly submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  readonly isSending: boolean;
};

/**
 * The fields of a form and its button. After a refusal the focus is on the first field that is
 * wrong; what concerns none alone stands above the button.
 */
export function Form(props: {
  readonly form: Sent;
  readonly send: string;
  /** What it does cannot be taken back easily. */
  readonly isDangerous?: boolean;
  readonly children: ReactNode;
  /** Beside what concerns the form: other refusals that no field of its own shows. */
  readonly alerts?: ReactNode;
  readonly after?: ReactNode;
}) {
  const { form, send, isDangerous = false, children, alerts, after } = props;
  const words = useWords(TEXT);
  const onSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    const { currentTarget } = event;
    await form.submit(event);
    requestAnimationFrame(() =>
      currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  };
  const fault = form.fault('form');
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void onSubmit(event)}>
      {children}
      <div role="alert">
        {alerts}
        {fault && <FieldError>{fault}</FieldError>}
      </div>
      <Button
        type="submit"
        look={isDangerous ? 'danger' : 'primary'}
        size="large"
        className={styles['send']}
        isBusy={form.isSending}
      >
        {form.isSending ? words.sending : send}
      </Button>
      {after}
    </form>
  );
}
