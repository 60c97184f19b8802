import { formatMoment, showToast, useWords } from '@fairlot/ui';
import { useState } from 'react';
import { serverNow } from '@fairlot/shell';
import { NoticePage } from './NoticePage.tsx';
import { text } from './text.ts';
import { Button } from '@fairlot/ui/button';

/**
 * Where the service is not offered. It does not try again: the place does not change by waiting.
 */
export default function IPRestrictedScreen() {
  const words = useWords(text);
  const [at] = useState(serverNow);
  const line = `${words.restrictedWhat} ${words.time} ${formatMoment(at)} UTC+8`;
  const copy = async () => {
    await navigator.clipboard.writeText(line);
    showToast({ kind: 'done', text: words.copied });
  };
  return (
    <NoticePage title={words.restricted} line={line}>
      <Button onClick={() => void copy()}>{words.copy}</Button>
    </NoticePage>
  );
}
