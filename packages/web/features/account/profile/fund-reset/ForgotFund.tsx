import { useState } from 'react';
import { useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { FUND_RESET } from './text.ts';
import { FundReset } from './FundReset.tsx';
import styles from '../account.module.css';

/** The way on for who does not know his fund password any more. */
export function ForgotFund() {
  const words = useWords(FUND_RESET);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles['forgot']}>
      <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {words.forgot}
      </Button>
      {isOpen && <FundReset close={() => setOpen(false)} />}
    </div>
  );
}
