import type { ReactNode } from 'react';
import { Kbd } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';

/** A button of a row that a letter presses while the keyboard is in that row (`useRowKeys`). */
export function KeyButton(props: {
  readonly letter: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) {
  const { letter, onPress, children } = props;
  return (
    <Button
      size="small"
      aria-keyshortcuts={letter}
      onClick={(event) => {
        // Where a row opens by a click, its buttons do not open it.
        event.stopPropagation();
        onPress();
      }}
    >
      {children} <Kbd aria-hidden>{letter}</Kbd>
    </Button>
  );
}
