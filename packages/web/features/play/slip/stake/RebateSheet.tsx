import { divFloor, mills } from '@fairlot/rules/core/money';
import { noteStake, ODDS_UNIT, officialOdds } from '@fairlot/rules/odds/index';
import { rebateOf } from '@fairlot/rules/odds/rebate';
import { formatMoney, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import { usePhone } from '@fairlot/shell';
import { usePlayer } from '../../../../session/index.ts';
import { MODAL_LOOK, Modal } from '../../board/index.ts';
import type { Board } from '../../board/pads/index.ts';
import { GroupRange } from './GroupRange.tsx';
import { REBATE } from './rebate-text.ts';
import { setStake, useStake } from './stake-store.ts';
import styles from './rebate.module.css';

const HUNDRED = mills(100_000);

/** Prize against rebate, with what a line of the play wins and what comes back, as the slider moves. */
export function RebateSheet(props: {
  readonly board: Pick<Board, 'choice' | 'isOfList' | 'prizeGroup'>;
  readonly onClose: () => void;
}) {
  const { board, onClose } = props;
  const { choice, isOfList, prizeGroup: group } = board;
  const words = useWords(REBATE);
  const own = usePlayer()?.PrizeGroup ?? group;
  const { mode } = useStake();
  const isPhone = usePhone();
  const { play, style } = choice;
  const isOfGame = style === 'credit' || isOfList;
  const note = noteStake(mode, play.notePrice);
  const prizes = isOfGame ? [] : officialOdds(play, group);
  const most = prizes.reduce((best, odds) => (odds > best ? odds : best), 0n);
  return (
    <Modal look={MODAL_LOOK} title={words.title} onClose={onClose} sheet={isPhone}>
      <div className={classes(isPhone && styles['sheet'])}>
        <GroupRange
          own={own}
          group={group}
          onGroup={(to) => setStake({ group: to >= own ? undefined : to })}
        />
        {isOfGame ? (
          <p className={styles['note']}>{words.ofGame}</p>
        ) : (
          <dl className={classes(inline['num'], styles['facts'])}>
            <div>
              <dt>{words.prize}</dt>
              <dd>¥ {formatMoney(mills(divFloor(note * most, ODDS_UNIT)))}</dd>
            </div>
            <div>
              <dt>{words.back}</dt>
              <dd>¥ {formatMoney(rebateOf(HUNDRED, own, group))}</dd>
            </div>
          </dl>
        )}
        <p className={styles['note']}>{words.when}</p>
        <Button look="primary" className={styles['done']} onClick={onClose}>
          {words.done}
        </Button>
      </div>
    </Modal>
  );
}
