import { Ring, Skeleton, useWords } from '@fairlot/ui';
import type { Screen } from './manifest.ts';
import { text } from './text.ts';
import styles from './frame.module.css';
import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';

const PARTS = 9;

/** The shape of a screen while its code loads: cards on a page that scrolls, rows on one that fills the window. */
export function ScreenSkeleton({ frame }: { frame: Screen['frame'] }) {
  const words = useWords(text);
  if (frame === 'bare') return <Ring label={words.loading} cover />;
  return (
    <div className={styles['shape']} role="status" data-skeleton>
      <span className={inline['vh']}>{words.loading}</span>
      <Skeleton width={200} height={24} />
      <div className={classes(styles['parts'], frame === 'page' && styles['cards'])}>
        {Array.from({ length: PARTS }, (_, at) => (
          <Skeleton key={at} height={frame === 'page' ? 120 : 40} />
        ))}
      </div>
    </div>
  );
}
