import { useState } from 'react';
import { useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Checkbox } from '@fairlot/ui/checkbox';
import type { AgreementProps } from '../../auth/login/index.ts';
import { TermsDialog } from './TermsDialog.tsx';
import styles from './terms.module.css';
import { text } from './text.ts';
import { useTerms } from './use-terms.ts';

/** Accepts the terms in the registration; the text opens over the form, so that no input is lost. */
export default function TermsAgreement(props: AgreementProps) {
  const { isAgreed, agreedVersion, isBad, onChange } = props;
  const words = useWords(text);
  const { terms } = useTerms();
  const version = terms?.Version ?? 0;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles['agree']}>
      <Checkbox
        // A version that was published meanwhile is not agreed to. 0: no version was shown.
        isOn={isAgreed && (agreedVersion === 0 || agreedVersion === version)}
        isBad={isBad}
        onChange={(isOn) => onChange(isOn, version)}
      >
        {version > 0 ? words.agreeVersion(version) : words.agree}
      </Checkbox>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {words.readAgreement}
      </Button>
      <TermsDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}
