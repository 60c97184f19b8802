import { useEffect, useState } from 'react';
import { Icon, useWords } from '@fairlot/ui';
import { useHubState } from '../session/index.ts';
import { text } from './text.ts';

/** From the loss to the banner (look section 4.17). */
const SHOWN_AFTER_MS = 2000;

function Lost() {
  const words = useWords(text);
  const [isShown, show] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => show(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <div className="bnr bnr-lost" role="status">
      <Icon name="unplugged" size={16} />
      <span>{words.lost}</span>
    </div>
  );
}

/** A lasting line while the hub is gone; before the first connection there is nothing to lose. */
export function LostBanner() {
  const isConnected = useHubState() === 'Connected';
  const [wasConnected, setConnected] = useState(isConnected);
  if (isConnected && !wasConnected) setConnected(true);
  return wasConnected && !isConnected ? <Lost /> : null;
}
