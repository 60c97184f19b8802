import { Icon, useWords } from '@fairlot/ui';
import { useStore } from '@fairlot/ui/store';
import { reloadReason } from '../page/renewal.ts';
import { text } from './text.ts';

/** Something of this page cannot come any more: it goes on when the page is had anew. */
export function ReloadBanner() {
  const words = useWords(text);
  const reason = useStore(reloadReason);
  if (!reason) return null;
  return (
    <div className="bnr bnr-lost" role="status">
      <Icon name="refresh" size={16} />
      <span className="grow">{words[reason]}</span>
      <button type="button" className="link" onClick={() => location.reload()}>
        {words.reload}
      </button>
    </div>
  );
}
