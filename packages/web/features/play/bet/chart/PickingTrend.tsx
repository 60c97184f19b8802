import { memo, type ReactNode } from 'react';
import { useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { usePicking } from '../../board/picks/index.ts';
import type { Game } from '../../lottery/games/index.ts';
import { TrendChart, type Picking, type TrendProps } from '../../trend/index.ts';
import { CHART_PICKS } from './chart-text.ts';
import styles from './chart-picks.module.css';

type Props = Omit<TrendProps, 'gameId' | 'renderHeads'> & {
  readonly game: Game;
  /** Leads to the pad, where that is not beside the trend. */
  readonly onPad?: () => void;
};

/** The trend of a game; a head of a column picks it on the pad of its play. */
export default memo(function PickingTrend({ game, onPad, ...rest }: Props) {
  return (
    <>
      <TrendChart
        {...rest}
        gameId={game.Id}
        renderHeads={(heads) => <WithPicking game={game}>{heads}</WithPicking>}
      />
      {onPad && <ToPad game={game} onPad={onPad} />}
    </>
  );
});

function WithPicking(props: { game: Game; children: (picking: Picking) => ReactNode }) {
  const { picking } = usePicking(props.game);
  return picking && props.children(picking);
}

function ToPad({ game, onPad }: { game: Game; onPad: () => void }) {
  const words = useWords(CHART_PICKS);
  const { picked } = usePicking(game);
  if (picked === 0) return null;
  return (
    <div className={styles['bar']} role="status">
      {words.picked(picked)}
      <Button look="primary" size="small" onClick={onPad}>
        {words.bet}
      </Button>
    </div>
  );
}
