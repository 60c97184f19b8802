import { Suspense, useEffect, useState } from 'react';
import { hub } from '../session/index.ts';
import { useFeatures } from './features.ts';

/** From the first view to what may come after it. */
const LATER_MS = 1200;

/** What comes after the first view: the hub, and what features lay over every screen. */
export function Overlays() {
  const { overlays } = useFeatures();
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLater(true);
      hub.start();
    }, LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLater) return null;
  return (
    <Suspense>
      {overlays.map((Part, place) => (
        <Part key={place} />
      ))}
    </Suspense>
  );
}
