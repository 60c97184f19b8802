import { useState } from 'react';
import { useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { BETS } from './bets-text.ts';
import { LeaderBets } from './LeaderBets.tsx';
import { LEADERS } from './text.ts';

/** Beside a player who agreed to show them: opens his newest bets. */
export function BetsButton(props: {
  readonly handle: string;
  /** Masked, but for the player himself. */
  readonly name: string;
}) {
  const { handle, name } = props;
  const words = useWords(LEADERS);
  const bets = useWords(BETS);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        size="small"
        aria-haspopup="dialog"
        aria-label={bets.title(name)}
        onClick={() => setOpen(true)}
      >
        {words.newest}
      </Button>
      {isOpen && <LeaderBets handle={handle} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
