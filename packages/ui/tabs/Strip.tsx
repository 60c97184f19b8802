import { useEffect, useRef, type ComponentPropsWithRef, type Ref, type RefObject } from 'react';
import { classes } from '../class-names.ts';
import { Icon } from '../Icon.tsx';
import { useEdges } from './use-edges.ts';
import styles from './strip.module.css';

const CHOSEN =
  '[aria-selected="true"], [aria-pressed="true"], [aria-current], label:has(> :checked)';

/** How much of the strip an arrow moves on. */
const STEP = 0.75;

/**
 * Tabs in one line, which scroll where they do not fit. The edge that hides some fades and has an arrow for pointers;
 * keys go from tab to tab. The chosen tab is brought into view.
 */
export function Strip({ ref, className, children, ...rest }: ComponentPropsWithRef<'div'>) {
  const list = useRef<HTMLDivElement>(null);
  const edges = useEdges(list);
  useShownChoice(list);
  const move = (step: number) => () => {
    const { current } = list;
    current?.scrollBy({ left: step * current.clientWidth });
  };
  return (
    <div className={styles['frame']} data-strip={edges || undefined}>
      <div ref={join(list, ref)} className={classes(styles['line'], className)} {...rest}>
        {children}
      </div>
      <Arrow to="left" onPress={move(-STEP)} />
      <Arrow to="right" onPress={move(STEP)} />
    </div>
  );
}

/** One element for two refs. */
const join =
  (own: RefObject<HTMLDivElement | null>, given: Ref<HTMLDivElement> | undefined) =>
  (element: HTMLDivElement | null): void => {
    own.current = element;
    if (typeof given === 'function') given(element);
    else if (given) given.current = element;
  };

function Arrow({ to, onPress }: { to: 'left' | 'right'; onPress: () => void }) {
  return (
    <button
      type="button"
      className={classes(styles['arrow'], styles[to])}
      tabIndex={-1}
      aria-hidden="true"
      onClick={onPress}
    >
      <Icon name={to} size={16} />
    </button>
  );
}

/** So far the chosen tab stays from the edge: its neighbour is seen behind the fade. */
const ASIDE = 36;

/** Scrolls a strip so far that a tab is in view, and moves nothing else. */
function show(strip: HTMLElement, tab: Element): void {
  const room = strip.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  const after = Math.max(0, right + ASIDE - room.right);
  const before = Math.min(0, left - ASIDE - room.left);
  if (after + before !== 0) strip.scrollBy({ left: after || before });
}

/** Shows the chosen tab when another one is chosen. */
function useShownChoice(list: RefObject<HTMLElement | null>): void {
  const shown = useRef<Element>(undefined);
  useEffect(() => {
    const chosen = list.current?.querySelector(CHOSEN);
    if (!list.current || !chosen || chosen === shown.current) return;
    shown.current = chosen;
    show(list.current, chosen);
  });
}
