import { Badge } from '@fairlot/ui/badge';
import { Icon, useWords } from '@fairlot/ui';
import { clearCart } from '../lines/cart.ts';
import { SLIP } from '../cart-line/slip-text.ts';
import type { Slip } from '../state/use-slip.ts';
import { Button } from '@fairlot/ui/button';
import { classes } from '@fairlot/ui/class-names';
import styles from '../cart-line/cart.module.css';

export type CartTab = 'slip' | 'recent';

/** The slip with its count, and the newest bets. */
export function CartTabs(props: {
  slip: Slip;
  tab: CartTab;
  /** Whether what the tab stands for is shown; undefined where it always is. */
  unfolded: boolean | undefined;
  onTab: (tab: CartTab) => void;
}) {
  const { slip, tab, unfolded, onTab } = props;
  const words = useWords(SLIP);
  const { lines } = slip;
  return (['slip', 'recent'] as const).map((each) => {
    const isOn = each === tab && unfolded !== false;
    const state = unfolded === undefined ? { 'aria-pressed': isOn } : { 'aria-expanded': isOn };
    return (
      <button
        key={each}
        type="button"
        className={classes(styles['head'], isOn && styles['on'])}
        {...state}
        onClick={() => onTab(each)}
      >
        {words[each]}
        {each === 'slip' && <Badge tone="accent">{lines.length}</Badge>}
        {unfolded !== undefined && <Icon name={isOn ? 'down' : 'up'} size={14} />}
      </button>
    );
  });
}

/** So many rows at once; two of the three go where there is no room for them. */
const RANDOM = [
  [1, 'random1', undefined],
  [5, 'random5', 'five'],
  [10, 'random10', 'ten'],
] as const;

/** Random picks into the slip, and nothing in it. */
export function CartTools(props: {
  slip: Slip;
  /** Undefined where nothing is picked at random. */
  onRandom: ((count: number) => void) | undefined;
  /** Undefined where there is no later issue to bet on. */
  onPlan: (() => void) | undefined;
}) {
  const { slip, onRandom, onPlan } = props;
  const words = useWords(SLIP);
  return (
    <>
      {onRandom &&
        RANDOM.map(([count, word, look]) => (
          <Button
            key={count}
            look="quiet"
            size="small"
            className={classes(styles['tool'], look && styles[look])}
            onClick={() => onRandom(count)}
          >
            {words[word]}
          </Button>
        ))}
      {onPlan && (
        <Button
          look="quiet"
          size="small"
          className={styles['tool']}
          aria-haspopup="dialog"
          onClick={onPlan}
        >
          {words.plan}
        </Button>
      )}
      <Button
        look="quiet"
        size="small"
        className={styles['tool']}
        disabled={slip.lines.length === 0}
        onClick={() => slip.cart.set(clearCart)}
      >
        <Icon name="bin" size={14} />
        {words.clear}
      </Button>
    </>
  );
}
