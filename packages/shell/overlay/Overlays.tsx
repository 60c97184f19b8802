import { useEffect } from 'react';
import { useFeatures } from '../feature/features.ts';
import { hubConnection } from '../hub/hub-connection.ts';
import { usePageIdle } from '../query/idle.ts';
import { Guarded } from '../page/Guarded.tsx';

/**
 * What comes after the first view: the hub, and what features lay over every screen. A fault in one
 * of them must not take the screen below with it.
 */
export function Overlays() {
  const { overlays } = useFeatures();
  const isIdle = usePageIdle();
  useEffect(() => {
    if (isIdle) void hubConnection.start();
  }, [isIdle]);
  if (!isIdle) return null;
  return (
    <>
      {overlays.map((Part, index) => (
        <Guarded key={index} fallback={null}>
          <Part />
        </Guarded>
      ))}
    </>
  );
}
