import { useWords } from '@fairlot/ui';
import { Cart, type CartProps } from './Cart.tsx';
import { SLIP } from './slip-text.ts';
import { MODAL_LOOK, Modal } from '../board/index.ts';

/** The slip of the phone. */
export default function SlipSheet(props: CartProps & { readonly onClose: () => void }) {
  const { onConfirm, onPlan, onClose, ...cart } = props;
  const words = useWords(SLIP);
  return (
    <Modal look={MODAL_LOOK} title={words.slip} onClose={onClose} sheet>
      <Cart
        {...cart}
        onConfirm={() => {
          onClose();
          onConfirm();
        }}
        onPlan={() => {
          onClose();
          onPlan();
        }}
      />
    </Modal>
  );
}
