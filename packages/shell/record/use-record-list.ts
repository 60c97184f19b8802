import { useState } from 'react';
import { useSay } from '@fairlot/ui';
import type { ListSource, Paging } from '@fairlot/ui/list';
import type { Bilingual } from '@fairlot/rules/core/text';
import type { Endpoint, Input } from '@fairlot/wire/core';
import { call } from '../session/api.ts';
import { useCall, type CallOptions } from '../session/use-call.ts';

/** A page of a list, as the contract asks for it. */
export type Page = { readonly page: number; readonly size: number };

/** What every list of the contract answers with. */
type Records<Row> = {
  readonly Rows: readonly Row[];
  readonly Total: number;
  readonly DateTimeNow: number;
};
type Answer<Row> =
  | { readonly ok: true; readonly value: Records<Row> }
  | { readonly ok: false; readonly error: { readonly text: Bilingual } };

/** Rows that an export asks for at a time. */
const EXPORT_PAGE = 100;
const FIRST: Page = { page: 1, size: 20 };

/**
 * A list of the contract as a DataList wants it: its page, where its rows stand, and the way to all
 * of them for a file. `ask` makes the question for a page out of what the filters say.
 */
export function useRecordList<E extends Endpoint, Row>(
  endpoint: E,
  ask: (page: Page) => Input<E>,
  options: Pick<CallOptions<E>, 'refetchInterval'> = {},
) {
  const say = useSay();
  const [page, setPage] = useState(FIRST);
  const query = useCall(endpoint, ask(page), {
    placeholderData: (previous) => previous,
    ...options,
  });
  const data = query.data as Answer<Row> | undefined;
  const value = data?.ok ? data.value : undefined;
  const refusal = data?.ok === false ? say(data.error.text) : undefined;
  const paging: Paging | undefined = value && {
    kind: 'pages',
    ...page,
    total: value.Total,
    onPage: (to, size) => setPage({ page: to, size }),
  };
  const source: ListSource<Row> = {
    rows: value?.Rows,
    isOld: query.isPlaceholderData,
    problem: refusal !== undefined || (query.isError && !data) ? { text: refusal } : undefined,
    retry: () => void query.refetch(),
    readAtMs: value?.DateTimeNow,
    paging,
  };
  const read = async (at = 1) => {
    const answer = (await call(endpoint, ask({ page: at, size: EXPORT_PAGE }))) as Answer<Row>;
    if (!answer.ok) throw new Error(answer.error.text.en);
    const { Rows, Total } = answer.value;
    return { rows: Rows, total: Total, next: at * EXPORT_PAGE < Total ? at + 1 : undefined };
  };
  return {
    source,
    read,
    /** Other filters begin at the first page. */
    toFirst: () => setPage({ page: 1, size: page.size }),
    answer: query.data,
  };
}
