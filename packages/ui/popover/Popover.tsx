import { Popover as Part } from '@base-ui/react/popover';
import { useRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import { classes } from '../class-names.ts';
import { useOpenModal, usePopup } from '../modal/open-modals.ts';
import popup from '../popup/popup.module.css';
import styles from './popover.module.css';

type Content = { readonly title: string; readonly children: ReactNode };
type Anchor = RefObject<HTMLElement | null>;

function Card({ title, children, anchor, focus }: Content & { anchor?: Anchor; focus?: string }) {
  const card = useRef<HTMLDivElement>(null);
  const at = anchor ? { anchor, align: 'end' as const } : {};
  return (
    <Part.Portal>
      <Part.Positioner className={popup['at'] ?? ''} sideOffset={8} {...at}>
        <Part.Popup
          ref={card}
          className={classes(popup['popup'], styles['popover'])}
          {...(anchor && { finalFocus: anchor })}
          {...(focus && { initialFocus: () => card.current?.querySelector<HTMLElement>(focus) })}
        >
          <Part.Title className={styles['title'] ?? ''} render={<h2 />}>
            {title}
          </Part.Title>
          {children}
        </Part.Popup>
      </Part.Positioner>
    </Part.Portal>
  );
}

/** A little more about something, on demand, beside it; the page goes on below. */
export function Popover(
  props: Content & { readonly trigger: ReactElement<Record<string, unknown>> },
) {
  const { trigger, ...content } = props;
  return (
    <Part.Root {...usePopup()}>
      <Part.Trigger render={trigger} />
      <Card {...content} />
    </Part.Root>
  );
}

/** The same below a button that stands before the code of the popover has come. */
export function PopoverAt(
  props: Content & {
    readonly anchor: Anchor;
    readonly close: () => void;
    /** Selects the element that gets the focus; without it the first that can. */
    readonly focus?: string;
  },
) {
  const { anchor, close, ...content } = props;
  useOpenModal(true, close);
  return (
    <Part.Root open onOpenChange={(isOpen) => isOpen || close()}>
      <Card {...content} anchor={anchor} />
    </Part.Root>
  );
}
