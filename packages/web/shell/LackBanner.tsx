import { Icon, useWords } from '@fairlot/ui';
import { useStore } from '../session/index.ts';
import { lack } from './renewal.ts';
import { text } from './text.ts';

/** Something of this page cannot come any more: it goes on when the page is had anew. */
export function LackBanner() {
  const words = useWords(text);
  const found = useStore(lack);
  if (!found) return null;
  return (
    <div className="bnr bnr-lost" role="status">
      <Icon name="refresh" size={16} />
      <span className="grow">{words[found]}</span>
      <button type="button" className="link" onClick={() => location.reload()}>
        {words.reload}
      </button>
    </div>
  );
}
