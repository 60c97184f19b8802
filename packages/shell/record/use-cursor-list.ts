import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { useSay } from '@fairlot/ui';
import type { ListSource } from '@fairlot/ui/list';
import type { Bilingual } from '@fairlot/rules/core/text';
import type { Endpoint, Input } from '@fairlot/wire/core';
import { callKey } from '../query/queries.ts';
import { call } from '../session/api.ts';

/** What a list of the contract answers with that goes from cursor to cursor. */
type Records<Row> = {
  readonly Rows: readonly Row[];
  /** Where the next page begins; null at the end. */
  readonly Next: number | null;
  readonly DateTimeNow: number;
};
type Answer<Row> =
  | { readonly ok: true; readonly value: Records<Row> }
  | { readonly ok: false; readonly error: { readonly text: Bilingual } };

/** Rows that are asked for at a time, on screen and for a file. */
const SIZE = { screen: 50, sheet: 200 } as const;

/**
 * A list that goes from cursor to cursor, as a DataList wants it: the rows so far, the way to more, and
 * the way to all of them for a file. `ask` makes the question for what comes after a cursor.
 */
export function useCursorList<E extends Endpoint, Row>(
  endpoint: E,
  ask: (cursor: number | undefined, size: number) => Input<E>,
  options: { readonly refetchInterval?: number | false } = {},
) {
  const say = useSay();
  const read = async (cursor: number | undefined, size: number): Promise<Answer<Row>> =>
    (await call(endpoint, ask(cursor, size))) as Answer<Row>;
  const query = useInfiniteQuery({
    queryKey: [...callKey(endpoint, ask(undefined, SIZE.screen)), 'cursor'],
    queryFn: ({ pageParam }) => read(pageParam as number | undefined, SIZE.screen),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => (last.ok ? (last.value.Next ?? undefined) : undefined),
    placeholderData: (previous: InfiniteData<Answer<Row>> | undefined) => previous,
    ...options,
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
      kind: 'cursor',
      hasMore: query.hasNextPage,
      isFetching: query.isFetchingNextPage,
      onMore: () => void query.fetchNextPage(),
    },
  };
  const readSheet = async (cursor?: number) => {
    const answer = await read(cursor, SIZE.sheet);
    if (!answer.ok) throw new Error(answer.error.text.en);
    return { rows: answer.value.Rows, next: answer.value.Next ?? undefined };
  };
  return { source, read: readSheet };
}
