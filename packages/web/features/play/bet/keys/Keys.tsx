import { useEffect, useRef } from 'react';
import { useRootMark, useStore } from '@fairlot/shell';
import { commandOf, isOnce } from '../../board/keys/index.ts';
import { keyHints } from './key-hints.ts';
import { isCovered, keyContextOf } from './key-place.ts';
import { runKey, type KeyTargets } from './run-key.ts';

/** The keys of the page, once it stands: nothing of them is in its first view. */
export default function Keys(targets: KeyTargets) {
  const latest = useRef(targets);
  useRootMark('data-on-keys', useStore(keyHints) ? '' : 'quiet');
  useEffect(() => {
    latest.current = targets;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isCovered()) return;
      const command = commandOf(event, keyContextOf(event.target));
      if (!command) return;
      const isHeld = event.repeat && isOnce(command);
      if (isHeld || runKey(command, latest.current)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return null;
}
