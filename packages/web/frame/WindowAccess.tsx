import type { ReactNode } from 'react';
import { useMayOpen } from '../session/use-may-open.ts';

/** Tells which tabs of the window the present login may open. */
export function WindowAccess(props: {
  readonly children: (mayOpen: (access: string) => boolean) => ReactNode;
}) {
  return props.children(useMayOpen());
}
