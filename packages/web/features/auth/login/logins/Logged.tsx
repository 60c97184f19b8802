import type { LoginType } from '@fairlot/rules/check/login-types';
import { formatMoment, Status, useWords } from '@fairlot/ui';
import { deviceLine } from './device-line.ts';
import { LOGIN_BY, LOGINS } from './text.ts';
import styles from './logins.module.css';

type Row = {
  readonly IP: string;
  readonly Device: string;
  readonly App?: string | null;
  readonly IsMobile?: boolean;
  readonly TimeStamp: number;
  /** How it was opened; of a try there is none. */
  readonly LoginType?: LoginType | null;
  readonly IsThis?: boolean;
};

/** Sign-ins or tries, the newest first: when, with what, from where. */
export function Logged({
  title,
  about,
  rows,
}: {
  title: string;
  about: string;
  rows: readonly Row[];
}) {
  const words = useWords(LOGINS);
  const by = useWords(LOGIN_BY);
  return (
    <section>
      <h3>{title}</h3>
      <p className={styles['about']}>{about}</p>
      <ul className={styles['list']}>
        {rows.map(({ IP, TimeStamp, LoginType: type, IsThis, ...seen }, i) => (
          // Two tries of the same moment have nothing that tells them apart but their place.
          <li key={`${TimeStamp} ${i}`} className={styles['row']}>
            <span className={styles['what']}>
              {deviceLine(seen, words)} {IP}
              {type && <span className={styles['when']}> {by[type]}</span>}
            </span>
            {IsThis && <Status look="done">{words.thisOne}</Status>}
            <time className={styles['when']}>{formatMoment(TimeStamp)}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}
