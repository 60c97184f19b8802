import { Money, useWords } from '@fairlot/ui';
import { noteStake, type UnitMode } from '@fairlot/rules/odds/stake';
import type { Play } from '@fairlot/rules/play/play';
import { bestPrize, tierPrizes } from './prize-facts.ts';
import { PAD } from './text.ts';
import inline from '@fairlot/ui/inline.module.css';

/** 单注奖金: the best tier where there are several. */
export function PrizeNote(props: { play: Play; odds: readonly bigint[]; mode: UnitMode }) {
  const { play, odds, mode } = props;
  const words = useWords(PAD);
  const prizes = tierPrizes(odds, noteStake(mode, play.notePrice));
  // What a note pays follows from what is picked: the bar below says it.
  if (play.isParlay || prizes.length === 0) return null;
  return (
    <span className={inline['nw']}>
      {prizes.length > 1 ? words.paysUpTo : words.pays}{' '}
      <b className={inline['num']}>
        <Money amount={bestPrize(prizes)} />
      </b>
    </span>
  );
}
