import type { ComponentProps, MouseEvent } from 'react';
import { navigate } from './navigate.ts';

/** A click that the browser should handle itself: another button, or a key for a new tab. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * A link within the product: no page load, and its screen is fetched when the pointer comes near.
 */
export function Link(props: Omit<ComponentProps<'a'>, 'href'> & { to: string; replace?: boolean }) {
  const { to, replace = false, onClick, ...rest } = props;
  return (
    <a
      {...rest}
      href={to}
      onPointerEnter={() => navigate.preload(to)}
      onFocus={() => navigate.preload(to)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlain(event)) return;
        event.preventDefault();
        navigate.to(to, { replace });
      }}
    />
  );
}
