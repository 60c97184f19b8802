import { useSignedIn } from '@fairlot/shell';
import VerifyHost from './verify/VerifyHost.tsx';
import { DrawHistory } from '../lottery/index.ts';

/** The draw history with its proofs. Whoever is signed in has the window over every screen. */
export default function DrawHistoryScreen() {
  const isSignedIn = useSignedIn();
  return (
    <>
      <DrawHistory />
      {!isSignedIn && <VerifyHost />}
    </>
  );
}
