import { useWords } from '@fairlot/ui';
import type { SaleNow } from '../issue/tick.ts';
import { Modal } from '../Modal.tsx';
import '@fairlot/ui/css/dialog.css';
import '../modal.css';
import { Cart } from '../slip/Cart.tsx';
import { SLIP } from '../slip/slip-text.ts';
import type { Betting } from '../use-betting.ts';

/** The slip of the phone. */
export default function SlipSheet(props: {
  betting: Betting;
  sale: SaleNow;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { betting, sale, onConfirm, onClose } = props;
  const words = useWords(SLIP);
  return (
    <Modal title={words.slip} onClose={onClose} sheet>
      <Cart
        betting={betting}
        sale={sale}
        onConfirm={() => {
          onClose();
          onConfirm();
        }}
      />
    </Modal>
  );
}
