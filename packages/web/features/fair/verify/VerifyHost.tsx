import { useLocation } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { targetOf } from './address.ts';

const VerifyWindow = lazy(() => import('./VerifyWindow.tsx'));

/** Shows the proof that the address names, over whatever page it stands on. */
export default function VerifyHost() {
  const { pathname, search } = useLocation();
  const target = targetOf(pathname, search as Record<string, string>);
  return target ? (
    <Suspense>
      <VerifyWindow target={target} />
    </Suspense>
  ) : null;
}
