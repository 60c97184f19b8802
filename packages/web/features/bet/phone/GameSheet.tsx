import { useWords } from '@fairlot/ui';
import { GameMenu } from '../menu/GameMenu.tsx';
import { Modal } from '../Modal.tsx';
import '@fairlot/ui/css/dialog.css';
import '../modal.css';
import { MENU } from '../menu/text.ts';

/** The list of games where it has no column of its own. */
export default function GameSheet(props: { gameId: number; onClose: () => void }) {
  const words = useWords(MENU);
  return (
    <Modal title={words.games} onClose={props.onClose} sheet>
      <GameMenu gameId={props.gameId} onPick={props.onClose} />
    </Modal>
  );
}
