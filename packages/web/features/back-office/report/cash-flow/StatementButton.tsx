import { useState } from 'react';
import { useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { lazyComponent, MissingWindow } from '@fairlot/shell';
import { CASH } from './text.ts';

const StatementDialog = lazyComponent(() => import('./StatementDialog.tsx'), {
  missing: (retry, { onClose }) => <MissingWindow retry={retry} close={onClose} />,
});

/** Opens the form of a signed statement; its code comes when it is first wanted. */
export function StatementButton() {
  const words = useWords(CASH);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.statement}
      </Button>
      {isOpen && <StatementDialog onClose={() => setOpen(false)} />}
    </>
  );
}
