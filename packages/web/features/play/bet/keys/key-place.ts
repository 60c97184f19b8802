import { preferences } from '@fairlot/shell';
import { ownKeys, type Focus, type KeyContext } from '../../board/keys/index.ts';

function focusOf(target: EventTarget | null): Focus {
  if (!(target instanceof Element) || target === document.body) return 'none';
  if (target.closest('[data-pick]')) return 'cell';
  if (target.closest('textarea, select, [contenteditable], input:not([type=checkbox])')) {
    return 'field';
  }
  return target.closest('button, a, input, label, [tabindex="0"]') ? 'control' : 'none';
}

/** Where a press fell, and what the player wants of keys. */
export const keyContextOf = (target: EventTarget | null): KeyContext => ({
  focus: focusOf(target),
  onBoard: target instanceof Element && target.closest('[data-board]') !== null,
  singleKeys: preferences.get().singleKeys !== false,
  own: ownKeys.get(),
});

const DIALOGS = 'dialog[open], [role=dialog], [role=alertdialog]';

/** Keys of a page rest while something lies over it. */
export const isCovered = (): boolean => document.querySelector(DIALOGS) !== null;
