import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import { useWords } from '@fairlot/ui';
import { usePlayer } from '../../session/index.ts';
import { AWARD } from './text.ts';
import styles from './award.module.css';

/** The prize group and rebate of who looks, and what the figures are. */
export function AwardFacts() {
  const words = useWords(AWARD);
  const player = usePlayer();
  return (
    <p className={classes(styles['facts'], inline['num'])}>
      {player && (
        <>
          <span>
            {words.group} <b>{player.PrizeGroup}</b>
          </span>
          <span>
            {words.rebate} <b>{(player.Rebate / 100).toFixed(1)}%</b>
          </span>
        </>
      )}
      <span>{words.note}</span>
    </p>
  );
}
