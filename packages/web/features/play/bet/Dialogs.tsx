import type { ReactNode } from 'react';
import { limitsOf } from '../board/credit/index.ts';
import { PlaySheet, RulesDialog, type Choice } from '../board/play/index.ts';
import type { Board } from '../board/pads/index.ts';
import { askAtNewOdds, type Confirm, type Random, type Slip } from '../slip/state/index.ts';
import { ConfirmDialog, SlipMore, SlipSheet, useArrivingSlip } from '../slip/index.ts';
import { NewIssue, YearTurn } from '../slip/new-issue/index.ts';
import { RebateSheet, useStake } from '../slip/stake/index.ts';
import type { SaleNow } from '../lottery/issue/index.ts';
import { GameSheet } from './GameSheet.tsx';
import { KeyMap } from './keys/KeyMap.tsx';
import type { OpenDialog } from './open-dialog.ts';
import { SettingsSheet } from './settings/SettingsSheet.tsx';
import { WhenQuiet } from './WhenQuiet.tsx';

/** What they show, and of which page. */
export type DialogsProps = {
  readonly board: Board;
  readonly slip: Slip;
  readonly random: Random;
  readonly sale: SaleNow;
  readonly confirm: Confirm;
  readonly opened: OpenDialog;
  readonly isSettled: boolean;
  /** As on the page: there in a game without issues. */
  readonly rail?: ReactNode;
  readonly phone: boolean;
  readonly onClose: () => void;
  readonly open: (dialog: OpenDialog) => void;
  readonly choose: (code: string) => void;
  readonly chooseStyle: (style: Choice['style']) => void;
};

/** The dialogs of the bet page. */
export default function Dialogs(props: DialogsProps) {
  const { board, slip, random, sale, confirm, opened, phone, onClose, choose, chooseStyle } = props;
  const { choice, odds, credit } = board;
  const { attempt } = slip.place;
  const { mode } = useStake();
  const { open } = props;
  useArrivingSlip(open);
  return (
    <>
      {props.isSettled && <NewIssue slip={slip} sale={sale} />}
      {props.isSettled && <WhenQuiet gameId={slip.gameId} hasIssues={!props.rail} />}
      {/* There is nothing to count anew before there is a row. */}
      {(slip.lines.length > 0 || attempt.step !== 'idle') && <YearTurn slip={slip} board={board} />}
      {attempt.step !== 'idle' && attempt.step !== 'accepted' && (
        <ConfirmDialog
          attempt={attempt}
          place={slip.place}
          limits={credit.limits}
          onClose={slip.place.close}
          onNewOdds={() => void askAtNewOdds(slip, credit)}
        />
      )}
      {opened === 'rules' && (
        <RulesDialog
          play={choice.play}
          mode={mode}
          odds={choice.style === 'official' ? odds : credit.table?.plays[choice.play.form]}
          limit={credit.limits && limitsOf(credit.limits, { play: choice.play.code }).PrizeLimit}
          issuePrize={credit.limits?.IssuePrize}
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
        <SlipSheet
          slip={slip}
          board={board}
          onRandom={random.add}
          sale={sale}
          onConfirm={confirm.slip}
          onPlan={confirm.plan}
          onRebate={props.rail ? undefined : () => open('rebate')}
          onSettings={() => open('settings')}
          onClose={onClose}
        />
      )}
      {opened === 'slips' && (
        <SlipMore
          slip={slip}
          board={board}
          // The desk shows the slip beside the board.
          onTaken={() => open(phone ? 'slip' : undefined)}
          onClose={onClose}
        />
      )}
      {opened === 'rebate' && <RebateSheet board={board} onClose={onClose} />}
      {opened === 'keys' && <KeyMap onClose={onClose} />}
      {opened === 'settings' && <SettingsSheet onKeys={() => open('keys')} onClose={onClose} />}
      {opened === 'games' && <GameSheet gameId={slip.gameId} onClose={onClose} />}
    </>
  );
}
