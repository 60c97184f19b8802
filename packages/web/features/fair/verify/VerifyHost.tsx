import { Suspense, lazy } from 'react';
import { place, useStore } from '../../../session/index.ts';
import { targetOf } from './address.ts';

const VerifyWindow = lazy(() => import('./VerifyWindow.tsx'));

/** Shows the proof that the address names, over whatever page it stands on. */
export default function VerifyHost() {
  const { path, search } = useStore(place);
  const target = targetOf(path, Object.fromEntries(new URLSearchParams(search)));
  return target ? (
    <Suspense>
      <VerifyWindow target={target} />
    </Suspense>
  ) : null;
}
