import { Icon, formatTime, useWords } from '@fairlot/ui';
import { PAGE_SIZES, pageCount, pageNumbers } from './pages.ts';
import { LIST } from './text.ts';

export type Paging = { readonly page: number; readonly size: number };

/** How many rows there are, when they were read, and the way through them. */
export function Pager(props: {
  paging: Paging;
  total: number;
  readAt: number;
  onPaging: (paging: Paging) => void;
}) {
  const { paging, total, readAt, onPaging } = props;
  const words = useWords(LIST);
  const { page, size } = paging;
  const count = pageCount(total, size);
  const to = (next: number) => onPaging({ page: next, size });
  return (
    <nav className="pgr num rp-pgr" aria-label={words.pages}>
      <span className="grow">
        {words.total(total)} <span className="mut">· {words.asOf(formatTime(readAt))}</span>
      </span>
      <button
        type="button"
        aria-label={words.before}
        disabled={page <= 1}
        onClick={() => to(page - 1)}
      >
        <Icon name="left" size={16} />
      </button>
      {pageNumbers(page, count).map((number, at) =>
        number === null ? (
          <span key={`gap ${at}`} className="mut">
            …
          </span>
        ) : (
          <button
            key={number}
            type="button"
            className={number === page ? 'on' : undefined}
            aria-label={words.page(number)}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => to(number)}
          >
            {number}
          </button>
        ),
      )}
      <button
        type="button"
        aria-label={words.after}
        disabled={page >= count}
        onClick={() => to(page + 1)}
      >
        <Icon name="right" size={16} />
      </button>
      <select
        className="field"
        aria-label={words.pageSize}
        value={size}
        onChange={({ target }) => onPaging({ page: 1, size: Number(target.value) })}
      >
        {PAGE_SIZES.map((option) => (
          <option key={option} value={option}>
            {words.perPage(option)}
          </option>
        ))}
      </select>
    </nav>
  );
}
