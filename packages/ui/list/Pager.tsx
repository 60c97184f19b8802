import inline from '../inline.module.css';
import { classes } from '../class-names.ts';
import { useWords } from '../words/index.ts';
import { LIST } from './text.ts';
import type { Paging } from './types.ts';
import styles from './pager.module.css';

/** How many rows there are, when they were read, and the way to the others. */
export function Pager(props: {
  readonly paging: Paging;
  readonly shown: number;
  readonly readAt: string | undefined;
}) {
  const { paging, shown, readAt } = props;
  const words = useWords(LIST);
  const { total } = paging;
  return (
    <nav className={classes(inline['num'], styles['pager'])} aria-label={words.pages}>
      <span className={styles['count']}>
        {total === undefined ? words.shown(shown) : words.total(total)}{' '}
        {readAt && <span className={styles['gap']}>· {words.asOf(readAt)}</span>}
      </span>
      {paging.hasMore && (
        <button
          type="button"
          className={styles['more']}
          aria-busy={paging.isFetching || undefined}
          onClick={() => paging.isFetching || paging.onMore()}
        >
          {words.more}
        </button>
      )}
    </nav>
  );
}
