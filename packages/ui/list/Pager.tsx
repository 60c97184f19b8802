import inline from '../inline.module.css';
import { classes } from '../class-names.ts';
import { Icon } from '../Icon.tsx';
import { Select } from '../select/index.ts';
import { useWords } from '../words/index.ts';
import { PAGE_SIZES, pageCount, pageNumbers } from './pages.ts';
import { LIST } from './text.ts';
import type { Paging } from './types.ts';
import styles from './pager.module.css';

type Pages = Extract<Paging, { kind: 'pages' }>;

/** The way through numbered pages, and how many rows one has. */
export function Pages({ page, size, total, onPage }: Pages) {
  const words = useWords(LIST);
  const count = pageCount(total, size);
  const step = (to: number, icon: 'left' | 'right', label: string) => (
    <button
      type="button"
      aria-label={label}
      disabled={to < 1 || to > count}
      onClick={() => onPage(to, size)}
    >
      <Icon name={icon} size={16} />
    </button>
  );
  return (
    <>
      {step(page - 1, 'left', words.before)}
      {pageNumbers(page, count).map((number, at) =>
        number === null ? (
          <span key={`gap ${at}`} className={styles['gap']}>
            …
          </span>
        ) : (
          <button
            key={number}
            type="button"
            aria-label={words.page(number)}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number, size)}
          >
            {number}
          </button>
        ),
      )}
      {step(page + 1, 'right', words.after)}
      <Select
        aria-label={words.pageSize}
        size="small"
        className={styles['size']}
        value={size}
        choices={PAGE_SIZES.map((value) => ({ value, label: words.perPage(value) }))}
        onChoose={(chosen) => onPage(1, chosen)}
      />
    </>
  );
}

/** How many rows there are, when they were read, and the way to the others. */
export function Pager(props: {
  readonly paging: Paging;
  readonly shown: number;
  readonly readAt: string | undefined;
}) {
  const { paging, shown, readAt } = props;
  const words = useWords(LIST);
  const total = paging.kind === 'pages' ? paging.total : (paging.total ?? undefined);
  return (
    <nav className={classes(inline['num'], styles['pager'])} aria-label={words.pages}>
      <span className={styles['count']}>
        {total === undefined ? words.shown(shown) : words.total(total)}{' '}
        {readAt && <span className={styles['gap']}>· {words.asOf(readAt)}</span>}
      </span>
      {paging.kind === 'pages' && <Pages {...paging} />}
      {paging.kind === 'cursor' && paging.hasMore && (
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
