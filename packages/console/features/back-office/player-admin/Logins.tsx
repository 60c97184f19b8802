import { useState } from 'react';
import inline from '@fairlot/ui/inline.module.css';
import { formatMoment, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { BanDeviceDialog } from '../../account/ban/index.ts';
import { useMay } from '../../staff/operator/index.ts';
import type { Player } from './player.ts';
import styles from './manage.module.css';
import { text } from './text.ts';

type Seen = {
  readonly IP: string;
  readonly Device: string;
  /** Of a try with a wrong password there is no more than those two. */
  readonly IsMobile?: boolean;
  readonly App?: string | null;
  readonly DeviceId?: string | null;
  readonly LoginId?: string;
  readonly HasMarks?: boolean;
};
type Origin = Seen & { readonly ms: number };

type Ban = (loginId: string) => void;
type OriginsProps = {
  readonly title: string;
  readonly rows: readonly Origin[];
  /** Keeps the device of a login from signing in; undefined: he may not. */
  readonly ban?: Ban | undefined;
};

function Origins({ title, rows, ban }: OriginsProps) {
  const words = useWords(text);
  return (
    <>
      <h3 className={styles['sub']}>{title}</h3>
      {rows.length === 0 && <p className={styles['quiet']}>{words.nothing}</p>}
      {rows.length > 0 && (
        <table className={styles['origins']} aria-label={title}>
          <thead>
            <tr>
              <th>{words.time}</th>
              <th>{words.address}</th>
              <th>{words.device}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, n) => (
              <tr key={`${row.ms}-${n}`}>
                <td className={inline['num']}>{formatMoment(row.ms)}</td>
                <td className={inline['num']}>{row.IP}</td>
                <td>
                  <DeviceOf row={row} />
                  {ban && row.HasMarks && row.LoginId !== undefined && (
                    <BanButton loginId={row.LoginId} at={formatMoment(row.ms)} ban={ban} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function BanButton({
  loginId,
  at,
  ban,
}: {
  readonly loginId: string;
  readonly at: string;
  readonly ban: Ban;
}) {
  const words = useWords(text);
  return (
    <div>
      <Button
        size="small"
        look="quiet"
        aria-label={words.banDeviceOf(at)}
        onClick={() => ban(loginId)}
      >
        {words.banDevice}
      </Button>
    </div>
  );
}

/** What it was, and the id of the device where an app said it. */
function DeviceOf({ row: { App, Device, IsMobile, DeviceId } }: { readonly row: Origin }) {
  const words = useWords(text);
  const parts = [App && words.app(App), Device, IsMobile && words.phoneLayout].filter(Boolean);
  return (
    <>
      {parts.join(' · ') || '–'}
      {DeviceId && <div className={styles['quiet']}>{DeviceId}</div>}
    </>
  );
}

const originsOf = (rows: readonly (Seen & { readonly TimeStamp: number })[]): readonly Origin[] =>
  rows.map(({ TimeStamp, ...origin }) => ({ ...origin, ms: TimeStamp }));

/** Where a player is signed in, and where he was. */
export function Logins({ player }: { readonly player: Player }) {
  const words = useWords(text);
  const mayBan = useMay('ban.logins.change');
  const [banned, setBanned] = useState<string>();
  const ban = mayBan ? setBanned : undefined;
  const living = player.Living.map(({ ActiveTimeStamp, ...login }) => ({
    ...login,
    ms: ActiveTimeStamp,
  }));
  return (
    <section className={styles['panel']} aria-labelledby="player-logins">
      <h2 id="player-logins" className={styles['part']}>
        {words.logins}
      </h2>
      <Origins title={words.living} rows={living} ban={ban} />
      <Origins title={words.log} rows={originsOf(player.Logins)} ban={ban} />
      <Origins title={words.failures} rows={originsOf(player.Failures)} />
      {banned !== undefined && (
        <BanDeviceDialog
          playerId={player.PlayerId}
          loginId={banned}
          onClose={() => setBanned(undefined)}
        />
      )}
    </section>
  );
}
