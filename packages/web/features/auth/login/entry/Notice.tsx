import { Icon, useWords } from '@fairlot/ui';
import { lacking } from './browser.ts';
import { ENTRY_TEXT } from './entry-text.ts';
import styles from './entry.module.css';
import { classes } from '@fairlot/ui/class-names';
import banner from '@fairlot/ui/banner.module.css';

/**
 * The unsupported-browser notice (spec section 2), for one that loads the page and lacks a part.
 */
export function Notice() {
  const words = useWords(ENTRY_TEXT);
  if (lacking(globalThis).length === 0) return null;
  return (
    <div className={classes(banner['banner'], styles['notice'])} role="alert">
      <Icon name="notice" size={16} />
      <span>{words.unsupported}</span>
    </div>
  );
}
