import { useSyncExternalStore } from 'react';
import { queries } from '@fairlot/shell';
import { Icon, useWords } from '@fairlot/ui';
import banner from '@fairlot/ui/banner.module.css';
import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import { text } from './text.ts';
import { unshownRows } from './unshown-rows.ts';

const cache = queries.getQueryCache();
const SEPARATOR = ', ';
const read = (): string => unshownRows(cache).join(SEPARATOR);

/** Lists the ids of rows that could not be shown. */
export function UnshownBanner() {
  const words = useWords(text);
  const ids = useSyncExternalStore((notify) => cache.subscribe(notify), read);
  if (ids === '') return null;
  return (
    <div className={classes(banner['banner'], banner['lasting'])} role="alert">
      <Icon name="failed" size={16} />
      <span className={inline['grow']}>{words.unshown(ids)}</span>
    </div>
  );
}
