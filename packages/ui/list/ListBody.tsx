import type { ReactNode, Ref } from 'react';
import { classes } from '../class-names.ts';
import { Empty } from '../Empty.tsx';
import { Failed } from '../Failed.tsx';
import { usePhone } from '../phone.ts';
import { Waiting } from '../Skeleton.tsx';
import { useWords } from '../words/index.ts';
import { LIST } from './text.ts';
import type { ListSource } from './types.ts';
import styles from './list.module.css';

const ON_DESK = ['rows'] as const;
const ON_PHONE = ['cards'] as const;

/** Where the rows stand: loading in their shape, failed, none, or there (old ones while new ones come). */
export function ListBody<Row>(props: {
  readonly label: string;
  readonly source: ListSource<Row>;
  readonly empty: { readonly title: string; readonly action?: ReactNode };
  readonly ref: Ref<HTMLDivElement>;
  readonly children: (rows: readonly Row[]) => ReactNode;
}) {
  const { label, source, empty, ref, children } = props;
  const { rows, isOld = false, problem, retry } = source;
  const words = useWords(LIST);
  const isPhone = usePhone();
  const isLoading = !rows && !problem;
  return (
    <div
      ref={ref}
      className={classes(styles['body'], isOld && styles['old'])}
      role="region"
      aria-label={label}
      aria-busy={isLoading || isOld}
      tabIndex={0}
    >
      {isLoading && (
        <div className={styles['waiting']}>
          <Waiting parts={isPhone ? ON_PHONE : ON_DESK} />
        </div>
      )}
      {problem && (
        <Failed title={words.failed} detail={problem.text ?? words.failedHint} retry={retry} />
      )}
      {!problem && rows?.length === 0 && <Empty title={empty.title} action={empty.action} />}
      {!problem && rows && rows.length > 0 && children(rows)}
    </div>
  );
}
