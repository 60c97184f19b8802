import { MissingWindow, part } from '../../session/index.ts';
import type { SaleNow } from './issue/tick.ts';
import { askAtNewOdds } from './slip/use-outcome.ts';
import type { Betting } from './use-betting.ts';

/** A window whose code did not come says so as a window, which can be closed. */
const missing = (retry: () => void, { onClose }: { onClose: () => void }) => (
  <MissingWindow retry={retry} close={onClose} />
);
const ConfirmDialog = part(() => import('./slip/ConfirmDialog.tsx'), { missing });
const RulesDialog = part(() => import('./play/RulesDialog.tsx'), { missing });
const PlaySheet = part(() => import('./phone/PlaySheet.tsx'), { missing });
const SlipSheet = part(() => import('./phone/SlipSheet.tsx'), { missing });
const KeyMap = part(() => import('./KeyMap.tsx'), { missing });
const GameSheet = part(() => import('./phone/GameSheet.tsx'), { missing });

/** In the order in which a press is likely to need them. */
export const DIALOGS = [ConfirmDialog, SlipSheet, PlaySheet, RulesDialog, KeyMap, GameSheet];

/** What may lie over the page; one at a time, fetched when the page is quiet. */
export type OpenDialog = 'rules' | 'plays' | 'slip' | 'games' | 'keys' | undefined;

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
    <>
      {attempt.step !== 'idle' && attempt.step !== 'accepted' && (
        <ConfirmDialog
          attempt={attempt}
          place={place}
          onClose={place.close}
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
      {opened === 'keys' && <KeyMap onClose={onClose} />}
      {opened === 'games' && <GameSheet gameId={game.Id} onClose={onClose} />}
    </>
  );
}
