import { useEffect, useRef, useState } from 'react';
import { Money, useWords } from '@fairlot/ui';
import { useStore } from '@fairlot/shell';
import { isFocusLost } from '../state/lost-focus.ts';
import { forgetRemoval, removeLine, totalsOf, undoRemoval, UNDO_MS } from '../lines/cart.ts';
import { CartLine } from '../cart-line/CartLine.tsx';
import { RecentBets } from '../recent/recent-part.tsx';
import { BetButton } from '../stake/BetButton.tsx';
import { CartTabs, CartTools, type CartTab } from './CartHead.tsx';
import { useKept } from './Kept.tsx';
import { useShortfall } from '../funds/use-shortfall.tsx';
import { SLIP } from '../cart-line/slip-text.ts';
import { STAKE } from '../stake/text.ts';
import { useMostWin, WINS, winsText } from '../wins/index.ts';
import type { SaleNow } from '../../lottery/issue/index.ts';
import { useKeyOf } from '../../board/keys/index.ts';
import type { Board } from '../../board/pads/index.ts';
import { useCollapsedSlip } from './use-collapsed-slip.ts';
import type { Slip } from '../state/use-slip.ts';
import { classes } from '@fairlot/ui/class-names';
import box from '@fairlot/ui/card.module.css';
import inline from '@fairlot/ui/inline.module.css';
import styles from '../cart-line/cart.module.css';

export type CartProps = {
  readonly slip: Slip;
  readonly board: Board;
  readonly onRandom: (count: number) => void;
  readonly sale: SaleNow;
  readonly onConfirm: () => void;
  readonly onPlan: (() => void) | undefined;
};

/**
 * The slip, and behind its second tab the newest bets. Empty, the slip is one line. In a low window both lie folded behind one bar
 * at the foot, and rise over the board when their tab is pressed.
 */
export function Cart({ slip, board, onRandom, sale, onConfirm, onPlan }: CartProps) {
  const words = useWords(SLIP);
  const { isCollapsed, isSheet } = useCollapsedSlip();
  const [tab, setTab] = useState<CartTab>('slip');
  const [isOpen, setOpen] = useState(false);
  const { removed } = useStore(slip.cart);
  const kept = useKept(slip, sale);
  // What was removed can be brought back for a few seconds: its row is shown whatever is folded.
  const isFolded = isCollapsed && !isOpen && !removed;
  // An empty slip is one line, so that the board has the room.
  const isBare =
    !isSheet && !isCollapsed && tab === 'slip' && slip.lines.length === 0 && !removed && !kept;
  return (
    <section
      className={classes(
        box['card'],
        styles['cart'],
        (isCollapsed || isBare) && styles['low'],
        (isFolded || isBare) && styles['folded'],
      )}
      data-slip
      aria-label={tab === 'recent' ? words.recent : words.slip}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setOpen(false);
      }}
    >
      <div className={classes(box['head'], styles['bar'])}>
        <CartTabs
          slip={slip}
          tab={tab}
          unfolded={isCollapsed ? !isFolded : undefined}
          onTab={(next) => {
            setOpen(next !== tab || !isOpen);
            setTab(next);
          }}
        />
        <span className={classes(inline['grow'], styles['room'])} />
        {isCollapsed && kept}
        {tab === 'slip' && !(isCollapsed && kept) && (
          <CartTools
            slip={slip}
            onPlan={onPlan}
            onRandom={board.choice.style === 'official' ? onRandom : undefined}
          />
        )}
      </div>
      {!isCollapsed && tab === 'slip' && kept}
      {tab === 'recent' ? <RecentBets slip={slip} board={board} /> : <Lines slip={slip} />}
      <Foot lines={slip.lines} board={board} sale={sale} onConfirm={onConfirm} />
    </section>
  );
}

/** The rows, and the way back for what was removed. */
function Lines({ slip }: { slip: Slip }) {
  const words = useWords(SLIP);
  const cart = useStore(slip.cart);
  const { removed } = cart;
  const undoKey = useKeyOf('undo');
  useEffect(() => {
    if (!removed) return undefined;
    const timer = setTimeout(() => slip.cart.set(forgetRemoval), UNDO_MS);
    return () => clearTimeout(timer);
  }, [removed, slip.cart]);
  const undo = useRef<HTMLButtonElement>(null);
  // The button that removed the row went with it.
  useEffect(() => {
    if (removed && isFocusLost()) undo.current?.focus({ preventScroll: true });
  }, [removed]);
  return (
    <ul
      className={styles['lines']}
      tabIndex={cart.lines.length > 0 ? 0 : -1}
      aria-label={words.slip}
    >
      {cart.lines.length === 0 && !removed && <li className={styles['none']}>{words.empty}</li>}
      {cart.lines.map((line) => (
        <CartLine
          key={line.id}
          line={line}
          onRemove={(id) => slip.cart.set((old) => removeLine(old, id))}
        />
      ))}
      {removed && (
        <li className={classes(styles['line'], styles['undo'])} role="status">
          {words.removed(removed.lines.length)}
          <button
            ref={undo}
            type="button"
            className={inline['link']}
            aria-keyshortcuts={undoKey}
            onClick={() => slip.cart.set(undoRemoval)}
          >
            {words.undo}
          </button>
        </li>
      )}
    </ul>
  );
}

type FootProps = Pick<CartProps, 'board' | 'sale' | 'onConfirm'> & Pick<Slip, 'lines'>;

function Foot(props: FootProps) {
  const { board, sale, onConfirm } = props;
  const { limits } = board.credit;
  const words = useWords(SLIP);
  const { cutShort } = useWords(STAKE);
  const { lines, notes, amount, caps } = totalsOf(props.lines, limits);
  const wins = useMostWin(props.lines, limits, board.prizeGroup);
  const { label, about } = winsText(useWords(WINS), wins);
  const short = useShortfall(board, props.lines, amount);
  return (
    <div className={styles['foot']}>
      <span className={classes(inline['sec'], inline['num'])}>
        {words.total(lines, notes.toLocaleString('en-US'))}
      </span>
      <b className={classes(inline['num'], styles['total'])}>
        <Money amount={amount} currency />
      </b>
      {short && (
        <span className={classes(styles['short'], inline['num'])} role="status">
          {short}
        </span>
      )}
      {lines > 0 && !short && (
        <span className={classes(inline['mut'], inline['num'], styles['most'])} title={about}>
          {caps[0] && wins.kind === 'exact' ? cutShort : label}{' '}
          <Money amount={wins.amount} currency />
        </span>
      )}
      <span className={inline['grow']} />
      <BetButton
        className={styles['bet']}
        sale={sale}
        isEmpty={lines === 0}
        label={words.confirm}
        onBet={onConfirm}
        enter
      />
    </div>
  );
}
