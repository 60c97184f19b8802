import { lazy, Suspense } from 'react';
import type { SaleNow } from './issue/tick.ts';
import { askAtNewOdds } from './slip/use-outcome.ts';
import type { Betting } from './use-betting.ts';

const ConfirmDialog = lazy(() => import('./slip/ConfirmDialog.tsx'));
const RulesDialog = lazy(() => import('./play/RulesDialog.tsx'));
const PlaySheet = lazy(() => import('./phone/PlaySheet.tsx'));
const SlipSheet = lazy(() => import('./phone/SlipSheet.tsx'));
const GameSheet = lazy(() => import('./phone/GameSheet.tsx'));

/** What may lie over the page; one at a time, and none is loaded before it is asked for. */
export type OpenDialog = 'rules' | 'plays' | 'slip' | 'games' | undefined;

type Props = {
  readonly betting: Betting;
  readonly sale: SaleNow;
  readonly opened: OpenDialog;
  readonly phone: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  readonly choose: (code: string) => void;
  readonly chooseStyle: (style: Betting['choice']['style']) => void;
};

export function Dialogs(props: Props) {
  const { betting, sale, opened, phone, onClose, onConfirm, choose, chooseStyle } = props;
  const { choice, prizeGroup, stake, place, credit, game } = betting;
  const { attempt } = place;
  return (
    <Suspense>
      {attempt.step !== 'idle' && attempt.step !== 'accepted' && (
        <ConfirmDialog
          attempt={attempt}
          place={place}
          onNewOdds={() => void askAtNewOdds(betting)}
        />
      )}
      {opened === 'rules' && (
        <RulesDialog
          play={choice.play}
          prizeGroup={prizeGroup}
          mode={stake.mode}
          odds={credit.table?.plays[choice.play.code]}
          onClose={onClose}
        />
      )}
      {opened === 'plays' && (
        <PlaySheet
          choice={choice}
          phone={phone}
          onPlay={choose}
          onStyle={chooseStyle}
          onClose={onClose}
        />
      )}
      {opened === 'slip' && (
        <SlipSheet betting={betting} sale={sale} onConfirm={onConfirm} onClose={onClose} />
      )}
      {opened === 'games' && <GameSheet gameId={game.Id} onClose={onClose} />}
    </Suspense>
  );
}
