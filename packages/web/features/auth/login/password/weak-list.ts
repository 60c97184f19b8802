import { useEffect, useState } from 'react';

type IsWeak = (password: string) => boolean;

/** The long list of passwords that people choose; nothing is on it until it is there. */
let known: IsWeak = () => false;

/** Whether a password is on the list, as far as this page knows; the server knows all of it. */
export const isWeak: IsWeak = (password) => known(password);

/** Fetches the list while somebody chooses a password, and draws again when it is there. */
export function useWeakList(): IsWeak {
  const [, setHere] = useState(false);
  useEffect(() => {
    let isOld = false;
    void import('@fairlot/rules/check/weak-passwords').then(
      ({ isWeakPassword }) => {
        known = isWeakPassword;
        if (!isOld) setHere(true);
      },
      // Without it the form is checked by the server, which says the same.
      () => undefined,
    );
    return () => {
      isOld = true;
    };
  }, []);
  return isWeak;
}
