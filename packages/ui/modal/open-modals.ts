// The dialogs, sheets and menus that are open, lowest first. The shell keeps a history entry for each of
// them, so that Back closes the topmost.
import { useLayoutEffect, useRef, useState } from 'react';
import { createStore } from '../store.ts';

export type OpenModal = {
  /** What Back does: the same as Escape. A modal that has to be answered stays open. */
  readonly close: () => void;
};

export const openModals = createStore<readonly OpenModal[]>([]);

/** Registers a modal and returns how to remove it. */
export function addOpenModal(modal: OpenModal): () => void {
  openModals.set((open) => [...open, modal]);
  return () => openModals.set((open) => open.filter((other) => other !== modal));
}

/** Lets Back close a modal while it is open. */
export function useOpenModal(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  useLayoutEffect(
    () => (isOpen ? addOpenModal({ close: () => latest.current() }) : undefined),
    [isOpen],
  );
}

/** The state of a popup that its own trigger opens, and that Back closes. */
export function usePopup(): {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
} {
  const [open, onOpenChange] = useState(false);
  useOpenModal(open, () => onOpenChange(false));
  return { open, onOpenChange };
}
