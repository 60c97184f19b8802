import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { useSay } from '@fairlot/ui';
import type { ListSource } from '@fairlot/ui/list';
import type { Bilingual } from '@fairlot/rules/core/text';
import type { Endpoint, Input, Output } from '@fairlot/wire/core';
import { callKey } from '../query/queries.ts';
import { call } from '../session/api.ts';

/** What a list of the contract answers with that goes from cursor to cursor. */
type Records<Row, Cursor> = {
  readonly Rows: readonly Row[];
  /** Where the next page begins; null at the end. */
  readonly Next: Cursor | null;
  readonly DateTimeNow: number;
};
type Answer<Row, Cursor> =
  | { readonly ok: true; readonly value: Records<Row, Cursor> }
  | { readonly ok: false; readonly error: { readonly text: Bilingual } };

/** Rows that are asked for at a time, on screen at first and for a file. */
const SIZE = { screen: 50, sheet: 200 } as const;

/** Where a page begins, and how long it is. */
type Param<Cursor> = { readonly cursor: Cursor | undefined; readonly size: number };

/**
 * Each further page is twice as long, up to what the contract gives at a time: what is on screen is read anew
 * page by page, so that ten thousand rows must not be two hundred questions.
 */
export const nextSize = (pages: number, most: number): number =>
  Math.min(SIZE.screen * 2 ** Math.min(pages, 10), most);

/**
 * A list that goes from cursor to cursor, as a DataList wants it: the rows so far, the way to more, and
 * the way to all of them for a file. `ask` makes the question for what comes after a cursor.
 */
export function useCursorList<E extends Endpoint, Row, Cursor extends number | string = number>(
  endpoint: E,
  ask: (cursor: Cursor | undefined, size: number) => Input<E>,
  options: {
    readonly refetchInterval?: number | false;
    /** Most rows of a question, where the contract gives more at a time. */
    readonly sheetSize?: number;
  } = {},
) {
  const { sheetSize = SIZE.sheet, ...queryOptions } = options;
  const say = useSay();
  const read = async (cursor: Cursor | undefined, size: number): Promise<Answer<Row, Cursor>> =>
    (await call(endpoint, ask(cursor, size))) as Answer<Row, Cursor>;
  const query = useInfiniteQuery({
    queryKey: [...callKey(endpoint, ask(undefined, SIZE.screen)), 'cursor'],
    queryFn: ({ pageParam }) => {
      const { cursor, size } = pageParam as Param<Cursor>;
      return read(cursor, size);
    },
    initialPageParam: { cursor: undefined, size: SIZE.screen } as Param<Cursor>,
    getNextPageParam: (last, pages) =>
      last.ok && last.value.Next !== null
        ? { cursor: last.value.Next, size: nextSize(pages.length, sheetSize) }
        : undefined,
    placeholderData: (previous: InfiniteData<Answer<Row, Cursor>> | undefined) => previous,
    ...queryOptions,
  });
  const pages = query.data?.pages;
  const refused = pages?.find((page) => !page.ok);
  const refusal = refused?.ok === false ? say(refused.error.text) : undefined;
  const first = pages?.[0];
  const source: ListSource<Row> = {
    rows: pages?.flatMap((page) => (page.ok ? page.value.Rows : [])),
    isOld: query.isPlaceholderData,
    problem: refusal !== undefined || (query.isError && !pages) ? { text: refusal } : undefined,
    retry: () => void query.refetch(),
    readAtMs: first?.ok ? first.value.DateTimeNow : undefined,
    paging: pages && {
      hasMore: query.hasNextPage,
      isFetching: query.isFetchingNextPage,
      onMore: () => void query.fetchNextPage(),
    },
  };
  const readSheet = async (cursor?: Cursor) => {
    const answer = await read(cursor, sheetSize);
    if (!answer.ok) throw new Error(answer.error.text.en);
    return { rows: answer.value.Rows, next: answer.value.Next ?? undefined };
  };
  /** What the answer says beside its rows; of the question before, while another is read. */
  const head = (first?.ok ? first.value : undefined) as Output<E> | undefined;
  return { source, read: readSheet, head };
}
