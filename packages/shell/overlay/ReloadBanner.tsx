import { Icon, useWords } from '@fairlot/ui';
import { useStore } from '@fairlot/ui/store';
import { reloadReason } from '../page/renewal.ts';
import { text } from './text.ts';
import { classes } from '@fairlot/ui/class-names';
import banner from '@fairlot/ui/banner.module.css';
import inline from '@fairlot/ui/inline.module.css';

/** Something of this page cannot come any more: it goes on when the page is had anew. */
export function ReloadBanner() {
  const words = useWords(text);
  const reason = useStore(reloadReason);
  if (!reason) return null;
  return (
    <div className={classes(banner['banner'], banner['lasting'])} role="status">
      <Icon name="refresh" size={16} />
      <span className={inline['grow']}>{words[reason]}</span>
      <button type="button" className={inline['link']} onClick={() => location.reload()}>
        {words.reload}
      </button>
    </div>
  );
}
