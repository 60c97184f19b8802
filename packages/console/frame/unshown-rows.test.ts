import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { unshownRows } from './unshown-rows.ts';

const row = (Id: string) => ({ List: 'Rows', Id });

test('names each left-out row on screen once', () => {
  const queries = new QueryClient();
  const show = (key: string, data: unknown) => {
    queries.setQueryData([key], data);
    const options = { queryKey: [key], staleTime: Infinity, queryFn: () => data ?? null };
    return new QueryObserver(queries, options).subscribe(() => undefined);
  };
  show('one answer', { ok: true, value: {}, unshown: [row('7')] });
  const leave = show('pages', {
    pages: [
      { ok: true, value: {}, unshown: [row('8'), row('7')] },
      { ok: true, value: {} },
    ],
  });
  show('nothing of it', { ok: true, value: {} });
  show('no data', undefined);
  expect(unshownRows(queries.getQueryCache())).toEqual(['7', '8']);
  leave();
  expect(unshownRows(queries.getQueryCache())).toEqual(['7']);
});
