import { Button } from '@fairlot/ui/button';
import { FieldError } from '@fairlot/ui/field';
import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import { useState } from 'react';
import { useSay, useWords } from '@fairlot/ui';
import { PASSKEY } from './passkey-text.ts';
import { TermsField } from './terms/terms-forms.ts';
import { usePasskeyEntry } from './use-passkey-entry.ts';
import styles from './entry/entry.module.css';
import ways from './ways/ways.module.css';

/** Signing in by a passkey: by a press, or where the browser offers one beside the names it fills in. */
export default function PasskeyEntry() {
  const words = useWords(PASSKEY);
  const say = useSay();
  const { press, agree, isBusy, fault, asked } = usePasskeyEntry();
  const [terms, setTerms] = useState<number>();
  return (
    <div data-passkey className={classes(ways['passkey'], asked && styles['form'])}>
      <button
        type="button"
        className={inline['link']}
        aria-busy={isBusy || undefined}
        onClick={() => isBusy || press()}
      >
        {words.enter}
      </button>
      <div role="alert">{fault && <FieldError>{say(fault)}</FieldError>}</div>
      {asked && (
        <>
          <TermsField asked={asked} onAccept={setTerms} />
          <Button
            look="primary"
            isWide
            isBusy={isBusy}
            disabled={terms === undefined}
            onClick={() => terms !== undefined && agree(terms)}
          >
            {words.agree}
          </Button>
        </>
      )}
    </div>
  );
}
