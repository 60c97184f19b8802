import { useCall } from '@fairlot/shell';
import { Failed, Skeleton, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import type { Output } from '@fairlot/wire/core';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { useMay, useMe } from '../me/use-me.ts';
import { usePage } from '../me/use-page.ts';
import { AuditChain } from './AuditChain.tsx';
import { AddressList } from './AddressList.tsx';
import { HubTables } from './HubTables.tsx';
import { Regions } from './Regions.tsx';
import styles from './security.module.css';
import { text } from './text.ts';

type Known = Output<typeof operatorHttp.getSecurity>;

/** Wrong sign-ins and locked names: what is being tried. */
function SignIns({ signIns }: { readonly signIns: Known['SignIns'] }) {
  const words = useWords(text);
  const { Failed: Wrong, Most, WindowMinutes, LockedNames, LockAfter, LockMinutes } = signIns;
  return (
    <section className={styles['panel']} aria-labelledby="signins-title">
      <div className={styles['head']}>
        <h2 id="signins-title">{words.signIns}</h2>
        {Wrong >= Most && <Badge tone="danger">{words.isAsked}</Badge>}
      </div>
      <p className={styles['line']}>
        {words.wrong(Wrong.toLocaleString('en'), Most.toLocaleString('en'), WindowMinutes)}
      </p>
      <p className={styles['line']}>
        {words.locked(LockedNames.toLocaleString('en'), LockAfter, LockMinutes)}
      </p>
    </section>
  );
}

function Sections() {
  const words = useWords(text);
  const { data, isError, refetch } = useCall(operatorHttp.getSecurity, undefined, {
    ...usePage('site.addresses', operatorHttp.getSecurity),
  });
  const known = data?.ok ? data.value : undefined;
  if (known)
    return (
      <>
        <SignIns signIns={known.SignIns} />
        <AuditChain audit={known.Audit} />
        <AddressList list="blocked" addresses={known.Blocked} yours={known.Yours} />
        <AddressList list="allowed" addresses={known.Allowed} />
        <Regions regions={known.Regions} />
        <HubTables hub={known.Hub} />
      </>
    );
  if (!isError) return <Skeleton height={220} />;
  return <Failed title={words.failed} retry={() => void refetch()} />;
}

/** How the site is kept from outside. */
export function SiteSecurity() {
  const words = useWords(text);
  const me = useMe();
  const mayRead = useMay('operator.security.read');
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{words.title}</h1>
      {mayRead && <Sections />}
      {me && !mayRead && <p className={styles['line']}>{words.notAllowed}</p>}
    </div>
  );
}
