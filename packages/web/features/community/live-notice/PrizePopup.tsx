import { useEffect } from 'react';
import { useStore } from '@fairlot/shell';
import { playCue } from '../../play/alert/index.ts';
import { PrizeCard } from './PrizeCard.tsx';
import { forgetPrizes, prizes } from './prizes.ts';
import styles from './prize.module.css';

/** The prizes of the player, one at a time, over every screen. It never takes the focus. */
export default function PrizePopup() {
  const queue = useStore(prizes);
  const [card] = queue.cards;
  useEffect(() => forgetPrizes, []);
  // One chime a card, however many bets it stands for.
  useEffect(() => {
    if (card) void playCue('win');
  }, [card]);
  return (
    <div className={styles['at']} data-prizes role="status">
      {card && <PrizeCard card={card} queue={queue} />}
    </div>
  );
}
