import { useCall } from '@fairlot/shell';
import { Failed, formatMoment, Skeleton, useSay, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import type { Output } from '@fairlot/wire/core';
import { upkeepConsole } from '@fairlot/wire/operations/upkeep';
import { KEYS, KEYS_TEXT, ROTATIONS } from './keys-text.ts';
import styles from './upkeep.module.css';

type Known = Output<typeof upkeepConsole.getKeys>;
type Key = Known['Keys'][number];

const DAY_MS = 86_400_000;
const OLD_DAYS = 365;
/** The books are sealed by the hour. */
const SEAL_MS = 2 * 3_600_000;

const daysOf = ({ MadeTimeStamp }: Key, nowMs: number): number | undefined =>
  MadeTimeStamp === null ? undefined : Math.max(0, Math.floor((nowMs - MadeTimeStamp) / DAY_MS));

function Row({ of, nowMs }: { readonly of: Key; readonly nowMs: number }) {
  const words = useWords(KEYS_TEXT);
  const say = useSay();
  const days = daysOf(of, nowMs);
  const name = KEYS[of.Name];
  const isOld = of.Rotation !== 'stays' && days !== undefined && days > OLD_DAYS;
  return (
    <tr>
      <td>{name ? say(name) : of.Name}</td>
      <td className={styles['at']}>{days === undefined ? words.unused : words.days(days)}</td>
      <td className={styles['at']}>{of.Number}</td>
      <td>
        {say(ROTATIONS[of.Rotation])} {isOld && <Badge tone="time">{words.old}</Badge>}
      </td>
      <td className={styles['at']}>{of.UnderOld === 0 ? '–' : of.UnderOld}</td>
    </tr>
  );
}

function Seal({ known }: { readonly known: Known }) {
  const words = useWords(KEYS_TEXT);
  const { Seal: seal, DateTimeNow: nowMs } = known;
  const isLate = seal !== null && nowMs - seal.TimeStamp > SEAL_MS;
  return (
    <p className={styles['note']}>
      {words.seal}:{' '}
      {seal ? words.sealed(String(seal.Number), formatMoment(seal.TimeStamp)) : words.noSeal}{' '}
      {isLate && <Badge tone="time">{words.sealOld}</Badge>}
    </p>
  );
}

/** How old the keys of the installation are, how far each was changed, and the newest seal of the books. */
export function Keys() {
  const words = useWords(KEYS_TEXT);
  const { data, isError, refetch } = useCall(upkeepConsole.getKeys, undefined, {
    refetchInterval: 60_000,
  });
  const known = data?.ok ? data.value : undefined;
  if (!known) {
    if (!isError) return <Skeleton height={320} />;
    return <Failed title={words.failed} retry={() => void refetch()} />;
  }
  return (
    <section className={styles['panel']} aria-labelledby="keys-title">
      <div className={styles['head']}>
        <h2 id="keys-title" className={styles['sub']}>
          {words.title}
        </h2>
      </div>
      <Seal known={known} />
      <p className={styles['note']}>{words.note}</p>
      <table className={styles['keys']}>
        <thead>
          <tr>
            <th scope="col">{words.key}</th>
            <th scope="col">{words.age}</th>
            <th scope="col">{words.changed}</th>
            <th scope="col">{words.how}</th>
            <th scope="col">{words.left}</th>
          </tr>
        </thead>
        <tbody>
          {known.Keys.map((key) => (
            <Row key={key.Name} of={key} nowMs={known.DateTimeNow} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
