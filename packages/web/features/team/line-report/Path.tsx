import { Skeleton, useWords } from '@fairlot/ui';
import type { Output } from '@fairlot/wire/core';
import type { lineReportHttp } from '@fairlot/wire/team/line-report';
import styles from './line-report.module.css';
import { LINE_REPORT } from './text.ts';

type Step = Output<typeof lineReportHttp.getLineReport>['Path'][number];

/** Whose line is shown, each level above a way back up; the dates stay. */
export function Path(props: {
  readonly path: readonly Step[] | undefined;
  readonly goTo: (head: number | undefined) => void;
}) {
  const words = useWords(LINE_REPORT);
  const { path, goTo } = props;
  if (!path) return <Skeleton width={160} height={20} />;
  return (
    <nav aria-label={words.path} className={styles['path']}>
      <ol>
        {path.map(({ PlayerId, UserName }, at) => {
          const name = at === 0 ? words.me : UserName;
          return (
            <li key={PlayerId}>
              {at === path.length - 1 ? (
                <span aria-current="location">{name}</span>
              ) : (
                <button type="button" onClick={() => goTo(at === 0 ? undefined : PlayerId)}>
                  {name}
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
