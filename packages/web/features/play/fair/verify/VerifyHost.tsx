import {
  lazyComponent,
  MissingWindow,
  pageLocation,
  useIdlePreload,
  useStore,
} from '@fairlot/shell';
import { closeVerify, targetOf } from './address.ts';

const VerifyWindow = lazyComponent(() => import('./VerifyWindow.tsx'), {
  missing: (retry) => <MissingWindow retry={retry} close={closeVerify} />,
});
const AHEAD = [VerifyWindow];

/** Shows the proof that the address names, over whatever page it stands on. */
export default function VerifyHost() {
  useIdlePreload(true, AHEAD);
  const { path, search } = useStore(pageLocation);
  const target = targetOf(path, Object.fromEntries(new URLSearchParams(search)));
  return target ? <VerifyWindow target={target} /> : null;
}
