import { useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { usePlayer } from '../../../../session/index.ts';
import { Cart, type CartProps } from './Cart.tsx';
import { SLIP } from '../cart-line/slip-text.ts';
import { rateText } from '../stake/GroupRange.tsx';
import { MORE } from '../saved/more-text.ts';
import { REBATE } from '../stake/rebate-text.ts';
import styles from '../stake/rebate.module.css';
import { MODAL_LOOK, Modal } from '../../board/index.ts';

type SlipSheetProps = CartProps & {
  /** Undefined where the player's own prize group is the only one. */
  readonly onRebate: (() => void) | undefined;
  readonly onSettings: () => void;
  readonly onClose: () => void;
};

/** The slip of the phone. */
export function SlipSheet(props: SlipSheetProps) {
  const { onConfirm, onPlan, onRebate, onSettings, onClose, ...cart } = props;
  const words = useWords(SLIP);
  const { group, rebate } = useWords(REBATE);
  const { settings } = useWords(MORE);
  const { prizeGroup } = cart.board;
  const own = usePlayer()?.PrizeGroup ?? prizeGroup;
  return (
    <Modal look={MODAL_LOOK} title={words.slip} onClose={onClose} sheet>
      <div className={styles['own']}>
        {onRebate && (
          <Button look="quiet" aria-haspopup="dialog" onClick={onRebate}>
            {group} {prizeGroup} · {rebate} {rateText(own, prizeGroup)}
          </Button>
        )}
        <Button look="quiet" aria-haspopup="dialog" onClick={onSettings}>
          {settings}
        </Button>
      </div>
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
