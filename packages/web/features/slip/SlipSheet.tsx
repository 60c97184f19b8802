import { useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { usePlayer } from '../../session/index.ts';
import { Cart, type CartProps } from './Cart.tsx';
import { SLIP } from './slip-text.ts';
import { rateText } from './GroupRange.tsx';
import { REBATE } from './rebate-text.ts';
import styles from './rebate.module.css';
import { MODAL_LOOK, Modal } from '../board/index.ts';

type SlipSheetProps = CartProps & {
  /** Undefined where the player's own prize group is the only one. */
  readonly onRebate: (() => void) | undefined;
  readonly onClose: () => void;
};

/** The slip of the phone. */
export default function SlipSheet(props: SlipSheetProps) {
  const { onConfirm, onPlan, onRebate, onClose, ...cart } = props;
  const words = useWords(SLIP);
  const { group, rebate } = useWords(REBATE);
  const { prizeGroup } = cart.board;
  const own = usePlayer()?.PrizeGroup ?? prizeGroup;
  return (
    <Modal look={MODAL_LOOK} title={words.slip} onClose={onClose} sheet>
      {onRebate && (
        <Button look="quiet" className={styles['own']} aria-haspopup="dialog" onClick={onRebate}>
          {group} {prizeGroup} · {rebate} {rateText(own, prizeGroup)}
        </Button>
      )}
      <Cart
        {...cart}
        onConfirm={() => {
          onClose();
          onConfirm();
        }}
        onPlan={
          onPlan &&
          (() => {
            onClose();
            onPlan();
          })
        }
      />
    </Modal>
  );
}
