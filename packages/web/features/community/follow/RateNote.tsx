import { percentOf } from '@fairlot/rules/follow/commission';
import { Failed, Skeleton, useSay, useWords } from '@fairlot/ui';
import { useCall } from '@fairlot/shell';
import { followHttp } from '@fairlot/wire/community/follow';
import { FOLLOW } from './text.ts';
import styles from './follow.module.css';

/** What following somebody costs now; undefined while it is not known. */
export function useTerms(Handle: string) {
  const { data, isError, refetch } = useCall(followHttp.getTerms, { Handle });
  return {
    rate: data?.ok ? data.value.CommissionRate : undefined,
    refusal: data && !data.ok ? data.error.text : undefined,
    isError,
    again: () => void refetch(),
  };
}

/** Says what the leader gets of a profit, before one begins to follow him. */
export function RateNote({ terms }: { terms: ReturnType<typeof useTerms> }) {
  const words = useWords(FOLLOW);
  const say = useSay();
  const { rate, refusal, isError, again } = terms;
  if (refusal) {
    return (
      <p className={styles['fault']} role="alert">
        {say(refusal)}
      </p>
    );
  }
  if (isError && rate === undefined) return <Failed title={words.termsFailed} retry={again} />;
  return (
    <p className={styles['rate']}>
      {rate === undefined ? (
        <Skeleton height={16} />
      ) : rate > 0 ? (
        words.rate(percentOf(rate))
      ) : (
        words.noRate
      )}
    </p>
  );
}
