import { useEffect } from 'react';
import { useFeatures } from '../feature/features.ts';
import { hub } from '../hub/hub.ts';
import { useLater } from '../query/idle.ts';
import { Guarded } from './Guarded.tsx';

/**
 * What comes after the first view: the hub, and what features lay over every screen. A fault in one
 * of them must not take the screen below with it.
 */
export function Overlays() {
  const { overlays } = useFeatures();
  const isLater = useLater();
  useEffect(() => {
    if (isLater) void hub.start();
  }, [isLater]);
  if (!isLater) return null;
  return (
    <>
      {overlays.map((Part, place) => (
        <Guarded key={place} fallback={null}>
          <Part />
        </Guarded>
      ))}
    </>
  );
}
