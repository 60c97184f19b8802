import { useQuery } from '@tanstack/react-query';
import { type Reading, lineQuery } from '../../site/settings/index.ts';

/** How long this line takes to answer; measured when the form stands, and on demand. */
export function useLatency(): { reading: Reading | undefined; measure: () => void } {
  const { data, isFetching, refetch } = useQuery(lineQuery(''));
  return { reading: isFetching ? undefined : data, measure: () => void refetch() };
}
