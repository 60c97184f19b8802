import { lazyComponent, MissingWindow, useSignedIn, useStore } from '@fairlot/shell';
import { raised } from './raised.ts';

const RaiseRebate = lazyComponent(() => import('./RaiseRebate.tsx'), {
  missing: (retry, { onClose }) => <MissingWindow retry={retry} close={onClose} />,
});

/** Waits until somebody raises a prize group. */
export default function RaiseHost() {
  const member = useStore(raised);
  const isSignedIn = useSignedIn();
  return (
    isSignedIn &&
    member && (
      <RaiseRebate key={member.userName} member={member} onClose={() => raised.set(undefined)} />
    )
  );
}
