import { useEffect } from 'react';
import { useStore } from '@fairlot/shell';
import { PrizeCard } from './PrizeCard.tsx';
import { forgetPrizes, prizes } from './prizes.ts';
import '@fairlot/ui/css/prize.css';
import './notify.css';

/** The prizes of the player, one at a time, over every screen. It never takes the focus. */
export default function PrizePopup() {
  const queue = useStore(prizes);
  const [card] = queue.cards;
  useEffect(() => forgetPrizes, []);
  return (
    <div className="prize-at" role="status">
      {card && <PrizeCard card={card} queue={queue} />}
    </div>
  );
}
