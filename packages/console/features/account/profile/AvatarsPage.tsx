import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { useCall } from '@fairlot/shell';
import { Empty, Failed, formatMoment, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import inline from '@fairlot/ui/inline.module.css';
import { profileConsole, AVATARS_AT_ONCE } from '@fairlot/wire/account/profile';
import { useMay, useMe, usePage } from '../../staff/operator/index.ts';
import { AvatarDialog, type AvatarRow, type Decision } from './AvatarDialog.tsx';
import styles from './avatars.module.css';
import { text } from './text.ts';

type Decide = (decision: Decision) => void;

function Card({ row, onDecide }: { row: AvatarRow; onDecide: Decide }) {
  const words = useWords(text);
  const mayReview = useMay('manage.avatars.review');
  const { UserName: name } = row;
  return (
    <li className={styles['card']}>
      <img
        src={row.FilePath}
        crossOrigin="anonymous"
        width={128}
        height={128}
        alt={words.pictureOf(name)}
      />
      <span className={styles['who']}>
        <Link
          className={styles['link'] ?? ''}
          to="/Players/$id"
          params={{ id: String(row.PlayerId) }}
        >
          {name}
        </Link>
        <span className={inline['sec']}>{row.NickName}</span>
        <span className={`${inline['sec']} ${inline['num']}`}>{formatMoment(row.TimeStamp)}</span>
      </span>
      {mayReview && (
        <span className={styles['acts']}>
          <Button
            size="small"
            aria-label={words.acceptOf(name)}
            onClick={() => onDecide({ row, accepts: true })}
          >
            {words.accept}
          </Button>
          <Button
            size="small"
            aria-label={words.refuseOf(name)}
            onClick={() => onDecide({ row, accepts: false })}
          >
            {words.refuse}
          </Button>
        </span>
      )}
    </li>
  );
}

function Queue({ onDecide }: { onDecide: Decide }) {
  const words = useWords(text);
  const { data, isError, refetch } = useCall(
    profileConsole.getAvatars,
    { Count: AVATARS_AT_ONCE },
    usePage('manage.avatars', profileConsole.getAvatars),
  );
  const value = data?.ok ? data.value : undefined;
  if (!value) {
    return isError ? (
      <Failed title={words.unread} retry={() => void refetch()} />
    ) : (
      <Empty title="" />
    );
  }
  if (value.Rows.length === 0) return <Empty title={words.empty} />;
  const more = value.Waiting - value.Rows.length;
  return (
    <>
      <ul className={styles['queue']} aria-label={words.title}>
        {value.Rows.map((row) => (
          <Card key={`${row.PlayerId} ${row.Picture}`} row={row} onDecide={onDecide} />
        ))}
      </ul>
      {more > 0 && <p className={styles['note']}>{words.more(more)}</p>}
    </>
  );
}

/** Pictures that players uploaded, each to be looked at. */
export default function AvatarsPage() {
  const words = useWords(text);
  const me = useMe();
  const mayRead = useMay('manage.avatars.read');
  const [decision, setDecision] = useState<Decision>();
  return (
    <section className={styles['page']} aria-labelledby="avatars-page">
      <h1 id="avatars-page" className={styles['title']}>
        {words.title}
      </h1>
      <p className={styles['note']}>{words.about}</p>
      {mayRead && <Queue onDecide={setDecision} />}
      {me && !mayRead && <p className={styles['note']}>{words.notAllowed}</p>}
      {decision && <AvatarDialog {...decision} onClose={() => setDecision(undefined)} />}
    </section>
  );
}
