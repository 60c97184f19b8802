import inline from '@fairlot/ui/inline.module.css';
import { formatMoment, useWords } from '@fairlot/ui';
import type { Player } from './player.ts';
import styles from './manage.module.css';
import { text } from './text.ts';

type Origin = { readonly IP: string; readonly Device: string; readonly ms: number };

function Origins({ title, rows }: { readonly title: string; readonly rows: readonly Origin[] }) {
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
            {rows.map(({ IP, Device, ms }, n) => (
              <tr key={`${ms}-${n}`}>
                <td className={inline['num']}>{formatMoment(ms)}</td>
                <td className={inline['num']}>{IP}</td>
                <td>{Device || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

const originsOf = (
  rows: readonly { readonly IP: string; readonly Device: string; readonly TimeStamp: number }[],
): readonly Origin[] => rows.map(({ TimeStamp, ...origin }) => ({ ...origin, ms: TimeStamp }));

/** Where a player is signed in, and where he was. */
export function Logins({ player }: { readonly player: Player }) {
  const words = useWords(text);
  const living = player.Living.map(({ ActiveTimeStamp, IP, Device }) => ({
    IP,
    Device,
    ms: ActiveTimeStamp,
  }));
  return (
    <section className={styles['panel']} aria-labelledby="player-logins">
      <h2 id="player-logins" className={styles['part']}>
        {words.logins}
      </h2>
      <Origins title={words.living} rows={living} />
      <Origins title={words.log} rows={originsOf(player.Logins)} />
      <Origins title={words.failures} rows={originsOf(player.Failures)} />
    </section>
  );
}
