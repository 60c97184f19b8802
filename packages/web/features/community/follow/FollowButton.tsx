import { useState } from 'react';
import { useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { lazyComponent, MissingWindow } from '@fairlot/shell';
import { FOLLOW_BUTTON } from './follow-button-text.ts';

const FollowSheet = lazyComponent(() => import('./FollowSheet.tsx'), {
  missing: (retry, { onClose }) => <MissingWindow retry={retry} close={onClose} />,
});

/** Beside a player who agreed to be followed: opens the window in which one begins to follow him. */
export function FollowButton(props: {
  readonly handle: string;
  /** Masked. */
  readonly name: string;
}) {
  const { handle, name } = props;
  const words = useWords(FOLLOW_BUTTON);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look="tint"
        size="small"
        aria-label={words.followOf(name)}
        onClick={() => setOpen(true)}
      >
        {words.follow}
      </Button>
      {isOpen && <FollowSheet handle={handle} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
