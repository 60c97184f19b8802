import { LOWEST_PRIZE_GROUP } from '@fairlot/rules/odds/prize-group';
import { useWords } from '@fairlot/ui';
import { Button, IconButton } from '@fairlot/ui/button';
import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import { REBATE } from './rebate-text.ts';
import styles from './rebate.module.css';

/** Neighbouring prize groups. */
const STEP = 2;

export const rateText = (own: number, group: number): string =>
  `${((own - group) / 20).toFixed(1)}%`;

/** The choice between prize and rebate, from the lowest group to the own one. */
export function GroupRange(props: {
  readonly own: number;
  readonly group: number;
  readonly onGroup: (group: number) => void;
  /** Without the ways to both ends. */
  readonly isShort?: boolean;
}) {
  const { own, group, onGroup, isShort = false } = props;
  const words = useWords(REBATE);
  const rate = rateText(own, group);
  return (
    <div className={styles['choice']}>
      <p className={classes(inline['num'], styles['both'])}>
        <span>
          {words.group} <b>{group}</b>
        </span>
        <span>
          {words.rebate} <b>{rate}</b>
        </span>
      </p>
      <div className={styles['range']}>
        <IconButton
          icon="minus"
          label={words.less}
          disabled={group <= LOWEST_PRIZE_GROUP}
          onClick={() => onGroup(group - STEP)}
        />
        <input
          type="range"
          data-first
          aria-label={words.group}
          aria-valuetext={`${group}, ${words.rebate} ${rate}`}
          min={LOWEST_PRIZE_GROUP}
          max={own}
          step={STEP}
          value={group}
          onChange={({ target }) => onGroup(Number(target.value))}
        />
        <IconButton
          icon="plus"
          label={words.more}
          disabled={group >= own}
          onClick={() => onGroup(group + STEP)}
        />
      </div>
      {!isShort && (
        <div className={styles['ends']}>
          <Button size="small" look="quiet" onClick={() => onGroup(LOWEST_PRIZE_GROUP)}>
            {words.mostRebate}
          </Button>
          <Button size="small" look="quiet" onClick={() => onGroup(own)}>
            {words.mostPrize}
          </Button>
        </div>
      )}
    </div>
  );
}
