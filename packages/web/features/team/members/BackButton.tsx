import { useEffect, useRef } from 'react';
import { Icon, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { MEMBERS } from './text.ts';

/** The way back to the view below. It takes the focus, which was on what is gone. */
export function BackButton({
  back,
  label,
}: {
  readonly back: () => void;
  readonly label?: string;
}) {
  const words = useWords(MEMBERS);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} onClick={back}>
      <Icon name="left" size={16} />
      {label ?? words.back}
    </Button>
  );
}
