import { Icon, useWords } from '@fairlot/ui';
import { useStore } from '../session/index.ts';
import { outdated } from './renewal.ts';
import { text } from './text.ts';

/** Parts of this version are gone from the server: the page goes on when it is had anew. */
export function OutdatedBanner() {
  const words = useWords(text);
  if (!useStore(outdated)) return null;
  return (
    <div className="bnr bnr-lost" role="status">
      <Icon name="refresh" size={16} />
      <span className="grow">{words.outdated}</span>
      <button type="button" className="link" onClick={() => location.reload()}>
        {words.reload}
      </button>
    </div>
  );
}
