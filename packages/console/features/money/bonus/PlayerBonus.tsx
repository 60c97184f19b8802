import { useState } from 'react';
import { type Money as Amount, ZERO } from '@fairlot/rules/core/money';
import { useCall } from '@fairlot/shell';
import { formatMoment, formatMoney, Money, useSay, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { Button } from '@fairlot/ui/button';
import inline from '@fairlot/ui/inline.module.css';
import { BONUS_STATE_NAMES, bonusConsole, type BonusGrant } from '@fairlot/wire/money/bonus';
import { useMay, usePage } from '../../staff/operator/index.ts';
import { EndDialog } from './EndDialog.tsx';
import styles from './bonus.module.css';
import { text } from './text.ts';

type Act = { readonly how: 'release' | 'revoke'; readonly id: number };

function Facts({ grant }: { readonly grant: BonusGrant }) {
  const words = useWords(text);
  const { Times, Done, Required, Until, EndedTimeStamp, State, Released, Taken } = grant;
  const gap = (Required - Done) as Amount;
  const isOpen = State === 'PENDING' || State === 'ACTIVE';
  const parts = [
    words.line(String(Times), formatMoney(Done), formatMoney(Required)),
    ...(isOpen && gap > ZERO ? [words.gap(formatMoney(gap))] : []),
    isOpen ? words.until(formatMoment(Until)) : formatMoment(EndedTimeStamp ?? Until),
    ...(Released === null ? [] : [words.moved(formatMoney(Released), formatMoney(Taken ?? ZERO))]),
  ];
  return <span className={styles['quiet']}>{parts.join(' · ')}</span>;
}

function Line({
  grant,
  onAct,
}: {
  readonly grant: BonusGrant;
  readonly onAct: (act: Act) => void;
}) {
  const words = useWords(text);
  const say = useSay();
  const mayEnd = useMay('adjust.bonus.end');
  const { Id, State, Amount: amount, Memo } = grant;
  const isActive = State === 'ACTIVE';
  return (
    <li data-bonus={Id}>
      <span className={styles['words']}>
        <b className={inline['num']}>
          #{Id} {formatMoney(amount)}
        </b>{' '}
        <Badge tone={isActive ? 'accent' : 'plain'}>{say(BONUS_STATE_NAMES[State])}</Badge>{' '}
        {say(Memo)}
        <Facts grant={grant} />
      </span>
      {mayEnd && isActive && (
        <Button
          size="small"
          aria-label={words.releaseOf(Id)}
          onClick={() => onAct({ how: 'release', id: Id })}
        >
          {words.release}
        </Button>
      )}
      {mayEnd && (isActive || State === 'PENDING') && (
        <Button
          size="small"
          aria-label={words.revokeOf(Id)}
          onClick={() => onAct({ how: 'revoke', id: Id })}
        >
          {words.revoke}
        </Button>
      )}
    </li>
  );
}

function Rows({ playerId }: { readonly playerId: number }) {
  const words = useWords(text);
  const [act, setAct] = useState<Act>();
  const { data, isError } = useCall(
    bonusConsole.getPlayerBonus,
    { PlayerId: playerId },
    usePage('adjust.bonus', bonusConsole.getPlayerBonus),
  );
  if (!data?.ok) return <p className={styles['about']}>{isError ? words.noRead : ' '}</p>;
  const { Amount: amount, Grants } = data.value;
  if (Grants.length === 0) return <p className={styles['about']}>{words.none}</p>;
  return (
    <>
      <p className={styles['about']}>
        {words.amount} <Money amount={amount} />
      </p>
      <ul className={styles['list']}>
        {Grants.map((grant) => (
          <Line key={grant.Id} grant={grant} onAct={setAct} />
        ))}
      </ul>
      {act && <EndDialog playerId={playerId} {...act} onClose={() => setAct(undefined)} />}
    </>
  );
}

/** What a player has to bet with that is not cash yet, on his page; two operators end it. */
export function PlayerBonus({ playerId }: { readonly playerId: number }) {
  const words = useWords(text);
  if (!useMay('adjust.bonus.read')) return null;
  return (
    <section className={styles['part']} aria-labelledby="player-bonus">
      <h2 id="player-bonus" className={styles['subtitle']}>
        {words.title}
      </h2>
      <Rows playerId={playerId} />
    </section>
  );
}
