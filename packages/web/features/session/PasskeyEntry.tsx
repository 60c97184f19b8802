import { Button } from '@fairlot/ui/button';
import { FieldError } from '@fairlot/ui/field';
import { useSay, useWords } from '@fairlot/ui';
import { PASSKEY } from './passkey-text.ts';
import { usePasskeyEntry } from './use-passkey-entry.ts';
import styles from './entry.module.css';

/** Signing in by a passkey: by the press of a button, or where the browser offers one beside the names it fills in. */
export default function PasskeyEntry() {
  const words = useWords(PASSKEY);
  const say = useSay();
  const { press, isBusy, fault } = usePasskeyEntry();
  return (
    <div data-passkey>
      <Button className={styles['other']} isWide isBusy={isBusy} onClick={press}>
        {words.enter}
      </Button>
      <div role="alert">{fault && <FieldError>{say(fault)}</FieldError>}</div>
    </div>
  );
}
