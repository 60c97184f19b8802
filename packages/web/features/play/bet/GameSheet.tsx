import { useWords } from '@fairlot/ui';
import { PAGE } from './text.ts';
import { GameMenu } from '../lottery/index.ts';
import { MODAL_LOOK, Modal } from '../board/index.ts';

/** The list of games where it has no column of its own. */
export function GameSheet(props: { gameId: number; onClose: () => void }) {
  const words = useWords(PAGE);
  return (
    <Modal look={MODAL_LOOK} title={words.games} onClose={props.onClose} sheet>
      <GameMenu gameId={props.gameId} onPick={props.onClose} />
    </Modal>
  );
}
