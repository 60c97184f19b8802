import { useWords } from '@fairlot/ui';
import { buttonClass } from '@fairlot/ui/button';
import { Link } from '@fairlot/shell';
import { usePicking } from '../../board/picks/index.ts';
import type { Game } from '../../lottery/games/index.ts';
import { ChartView } from '../../trend/index.ts';
import { CHART_PICKS } from './chart-text.ts';
import styles from './chart-picks.module.css';

/** The charts of a game; a head of a column picks it on the pad of its play. */
export function PickingChart({ game }: { game: Game }) {
  const words = useWords(CHART_PICKS);
  const { picking, picked } = usePicking(game);
  return (
    <>
      <ChartView game={game} picking={picking} />
      {picked > 0 && (
        <div className={styles['bar']} role="status">
          {words.picked(picked)}
          <Link to={`/Bet/${game.Id}`} className={buttonClass({ look: 'primary', size: 'small' })}>
            {words.bet}
          </Link>
        </div>
      )}
    </>
  );
}
