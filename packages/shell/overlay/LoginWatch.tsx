import { useEffect } from 'react';
import { useEnding, watchLogin } from '../session/login-watch.ts';
import { EndBanner } from './EndBanner.tsx';
import { IdleDialog } from './IdleDialog.tsx';

/** Watches the login, and says when it is about to end. Comes once the page stands. */
export default function LoginWatch() {
  useEffect(watchLogin, []);
  const { kind, endsAt } = useEnding();
  return (
    <>
      {kind === 'last' && <EndBanner endsAt={endsAt} />}
      {kind === 'idle' && <IdleDialog endsAt={endsAt} />}
    </>
  );
}
