import type { ReactNode } from 'react';
import { Empty, Failed, Skeleton, useWords } from '@fairlot/ui';
import { LIST } from './text.ts';

/** Where the rows stand: loading in their shape, failed, none, or there (old ones while new ones come). */
export function ListBody(props: {
  label: string;
  state: 'loading' | 'failed' | 'empty' | 'ready';
  isOld: boolean;
  empty: string;
  emptyAction?: ReactNode;
  detail?: string | undefined;
  retry: () => void;
  children: ReactNode;
}) {
  const { label, state, isOld, empty, emptyAction, detail, retry, children } = props;
  const words = useWords(LIST);
  return (
    <div
      className={`tbl-w rp-body ${isOld ? 'is-old' : ''}`}
      role="region"
      aria-label={label}
      aria-busy={state === 'loading' || isOld}
      tabIndex={0}
    >
      {state === 'loading' && (
        <div className="rp-sk">
          {Array.from({ length: 8 }, (_, place) => (
            <Skeleton key={place} height={30} />
          ))}
        </div>
      )}
      {state === 'failed' && (
        <Failed title={words.failed} detail={detail ?? words.failedHint} retry={retry} />
      )}
      {state === 'empty' && <Empty title={empty} action={emptyAction} />}
      {state === 'ready' && children}
    </div>
  );
}
