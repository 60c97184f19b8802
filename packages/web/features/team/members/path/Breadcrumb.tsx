import { Skeleton, useWords } from '@fairlot/ui';
import styles from './path.module.css';
import { PATH } from './text.ts';

type Step = { readonly PlayerId: number; readonly UserName: string };
type Props = {
  /** From whoever looks down to where the view is; undefined while it is read. */
  readonly path: readonly Step[] | undefined;
  readonly goTo: (head: number | undefined) => void;
};

/** Where in the team the view is, each level a way back up. */
export function Breadcrumb({ path, goTo }: Props) {
  const words = useWords(PATH);
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
