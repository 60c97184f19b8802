import { useState } from 'react';
import { profileHttp } from '@fairlot/wire/account/profile';
import { authenticatorHttp } from '@fairlot/wire/account/authenticator';
import { Empty, Failed, useWords } from '@fairlot/ui';
import { refetch, useCall } from '@fairlot/shell';
import { EnrolPart } from './EnrolPart.tsx';
import { ManagePart } from './ManagePart.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { FACTOR } from './text.ts';
import styles from './factor.module.css';

const FRESH = { staleTime: 0 } as const;

/** The authenticator of whoever is signed in: turned on in two steps, then its recovery codes and the way off. */
export default function AuthenticatorPart({ close }: { readonly close: () => void }) {
  const words = useWords(FACTOR);
  // Shown once: they stay until he says that he has them.
  const [codes, setCodes] = useState<readonly string[]>();
  const { data, isError } = useCall(authenticatorHttp.getAuthenticator, undefined, FRESH);
  const changed = () => {
    void refetch(authenticatorHttp.getAuthenticator);
    void refetch(profileHttp.getSecurityCenterData);
  };
  const show = (made: readonly string[]) => {
    setCodes(made);
    changed();
  };
  const ended = () => {
    changed();
    close();
  };
  if (codes) return <RecoveryCodes codes={codes} done={close} />;
  if (!data?.ok) {
    if (!isError) return <Empty title="" />;
    const again = () => void refetch(authenticatorHttp.getAuthenticator);
    return <Failed title={words.unread} retry={again} />;
  }
  const { IsOn, CodesLeft } = data.value;
  return (
    <div className={styles['part']} data-authenticator={IsOn ? 'on' : 'off'}>
      {IsOn ? <ManagePart left={CodesLeft} show={show} ended={ended} /> : <EnrolPart done={show} />}
    </div>
  );
}
