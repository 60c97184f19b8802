import { Failed, useWords } from '@fairlot/ui';
import { text } from './text.ts';

/**
 * A screen that threw, or whose file could not be fetched: say so, keep the shell, offer a reload.
 */
export function Broken() {
  const words = useWords(text);
  return (
    <div className="centre">
      <Failed title={words.failed} detail={words.failedWhat} retry={() => location.reload()} />
    </div>
  );
}
