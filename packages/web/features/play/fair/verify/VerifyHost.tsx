import { useEffect } from 'react';
import {
  lazyComponent,
  MissingWindow,
  pageLocation,
  useIdlePreload,
  useStore,
} from '@fairlot/shell';
import { closeVerify, keepBelowVerify, targetOf } from './address.ts';

const VerifyWindow = lazyComponent(() => import('./VerifyWindow.tsx'), {
  missing: (retry) => <MissingWindow retry={retry} close={closeVerify} />,
});
const AHEAD = [VerifyWindow];

/** Shows the proof that the address names, over whatever page it stands on. */
export default function VerifyHost() {
  useIdlePreload(true, AHEAD);
  const { path, search } = useStore(pageLocation);
  const target = targetOf(path, Object.fromEntries(new URLSearchParams(search)));
  const isOpen = target !== undefined;
  useEffect(() => {
    if (isOpen) keepBelowVerify();
  }, [isOpen]);
  return target ? <VerifyWindow target={target} /> : null;
}
