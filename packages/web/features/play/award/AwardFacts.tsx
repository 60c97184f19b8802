import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import { useWords } from '@fairlot/ui';
import { GroupRange } from '../slip/stake/index.ts';
import { AWARD } from './text.ts';
import styles from './award.module.css';

/** The prize group that is looked at, with the rebate that it leaves, and what the figures are. */
export function AwardFacts(props: {
  readonly own: number | undefined;
  readonly group: number | undefined;
  readonly onGroup: (group: number) => void;
}) {
  const { own, group, onGroup } = props;
  const words = useWords(AWARD);
  return (
    <div className={classes(styles['facts'], inline['num'])}>
      {own !== undefined && group !== undefined && (
        <>
          <span>
            {words.group} <b>{own}</b>
          </span>
          <div className={styles['slider']}>
            <GroupRange own={own} group={group} onGroup={onGroup} isShort />
          </div>
        </>
      )}
      <span>{words.note}</span>
    </div>
  );
}
