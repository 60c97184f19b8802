import { useState } from 'react';
import { profileHttp } from '@fairlot/wire/account/profile';
import type { Output } from '@fairlot/wire/core';
import { MOST_PASSKEYS, passkeyHttp } from '@fairlot/wire/account/passkey';
import { Empty, Failed, formatMoment, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { Button } from '@fairlot/ui/button';
import { refetch, useCall } from '@fairlot/shell';
import { canUsePasskeys, isHere } from '@fairlot/shell/passkey/device';
import { AddForm } from './AddForm.tsx';
import { RemoveForm } from './RemoveForm.tsx';
import { RenameForm } from './RenameForm.tsx';
import { PASSKEYS } from './text.ts';
import styles from './passkey.module.css';

type Known = Output<typeof passkeyHttp.getPasskeys>;
type Passkey = Known['Rows'][number];
/** What is done to one that he has. */
type Chosen = { readonly to: 'rename' | 'remove'; readonly of: Passkey };

const FRESH = { staleTime: 0 } as const;

/** The passkeys of whoever is signed in: what he has, one more, one less, another name. Without any it says at once how to add one. */
export default function PasskeyPart({ close }: { readonly close: () => void }) {
  const words = useWords(PASSKEYS);
  const { data, isError } = useCall(passkeyHttp.getPasskeys, undefined, FRESH);
  if (!data?.ok) {
    if (!isError) return <Empty title="" />;
    const again = () => void refetch(passkeyHttp.getPasskeys);
    return <Failed title={words.unread} retry={again} />;
  }
  return <Shown known={data.value} close={close} />;
}

function Shown({ known, close }: { readonly known: Known; readonly close: () => void }) {
  const words = useWords(PASSKEYS);
  const { Rows, IsCodeAsked: isCodeAsked, Device: device } = known;
  const [act, setAct] = useState<'add' | Chosen>();
  const done = () => {
    void refetch(passkeyHttp.getPasskeys);
    void refetch(profileHttp.getSecurityCenterData);
    setAct(undefined);
    if (Rows.length === 0) close();
  };
  if (typeof act === 'object') {
    const back = () => setAct(undefined);
    return (
      <div className={styles['part']}>
        {act.to === 'rename' ? (
          <RenameForm id={act.of.Id} name={act.of.Name} {...{ done, back }} />
        ) : (
          <RemoveForm id={act.of.Id} name={act.of.Name} {...{ isCodeAsked, done, back }} />
        )}
      </div>
    );
  }
  const why = whyNot(known, words);
  const isAdding = act === 'add' || Rows.length === 0;
  return (
    <div className={styles['part']} data-passkeys={Rows.length}>
      <p className={styles['about']}>{why ?? words.about}</p>
      {Rows.length > 0 && <List rows={Rows} choose={setAct} />}
      {!why && isAdding && <AddForm {...{ isCodeAsked, device, done }} />}
      {!why && !isAdding && Rows.length < MOST_PASSKEYS && (
        <Button onClick={() => setAct('add')}>{words.add}</Button>
      )}
    </div>
  );
}

type Words = {
  readonly off: string;
  readonly unable: string;
  readonly elsewhere: (host: string) => string;
};

/** Why none can be added from this page; undefined where one can. */
function whyNot({ RpId }: Known, words: Words): string | undefined {
  if (RpId === null) return words.off;
  if (!canUsePasskeys()) return words.unable;
  return isHere(RpId) ? undefined : words.elsewhere(RpId);
}

type Rows = { readonly rows: readonly Passkey[]; readonly choose: (chosen: Chosen) => void };

function List({ rows, choose }: Rows) {
  const words = useWords(PASSKEYS);
  return (
    <ul className={styles['list']} aria-label={words.list}>
      {rows.map((row) => {
        const used = row.UsedTimeStamp;
        return (
          <li key={row.Id} className={styles['row']}>
            <span className={styles['what']}>
              <b>{row.Name}</b> <Badge>{row.IsBackedUp ? words.backedUp : words.onDevice}</Badge>
              <br />
              <span className={styles['when']}>
                {words.dates(
                  formatMoment(row.CreatedTimeStamp),
                  used === null ? words.never : words.usedAt(formatMoment(used)),
                )}
              </span>
            </span>
            <Button
              size="small"
              aria-label={words.renameOf(row.Name)}
              onClick={() => choose({ to: 'rename', of: row })}
            >
              {words.rename}
            </Button>
            <Button
              size="small"
              aria-label={words.removeOf(row.Name)}
              onClick={() => choose({ to: 'remove', of: row })}
            >
              {words.remove}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
