import { useState } from 'react';
import { serverNow, useCall } from '@fairlot/shell';
import { formatMoment, useSay, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { Button } from '@fairlot/ui/button';
import { payoutAccountConsole } from '@fairlot/wire/money/payout-account';
import { useMay, usePage } from '../../staff/operator/index.ts';
import type { PlayerPayee } from './bank.ts';
import { RemoveDialog, ViewDialog } from './payee-dialogs.tsx';
import { CATEGORY_NAMES, PAYEE_KINDS, text } from './text.ts';
import inline from '@fairlot/ui/inline.module.css';
import styles from './payee.module.css';

/** What is to be known of one before money goes there. */
function Marks({ payee }: { readonly payee: PlayerPayee }) {
  const words = useWords(text);
  const say = useSay();
  return (
    <>
      {payee.Category !== 'none' && <Badge>{say(CATEGORY_NAMES[payee.Category])}</Badge>}{' '}
      {payee.IsListed && <Badge tone="danger">{words.listed}</Badge>}{' '}
      {payee.Others > 0 && <Badge tone="time">{words.others(payee.Others)}</Badge>}
    </>
  );
}

type Act = { readonly kind: 'view' | 'remove'; readonly payee: PlayerPayee };

function Line({
  payee,
  onAct,
}: {
  readonly payee: PlayerPayee;
  readonly onAct: (act: Act) => void;
}) {
  const words = useWords(text);
  const say = useSay();
  const mayView = useMay('payee.pii.view');
  const mayChange = useMay('payee.players.change');
  const isCooling = payee.UsableTimeStamp > serverNow();
  return (
    <li data-payee={payee.Id}>
      <span className={styles['words']}>
        <b>{say(PAYEE_KINDS[payee.Kind])}</b> {payee.Bank}{' '}
        <span className={inline['num']}>{payee.Masked}</span>{' '}
        {payee.Memo !== '' && <span className={inline['mono']}>Memo {payee.Memo}</span>}{' '}
        <Marks payee={payee} />
        <span className={styles['quiet']}>
          {words.bound(formatMoment(payee.BoundTimeStamp))}
          {isCooling && ` · ${words.cooling(formatMoment(payee.UsableTimeStamp))}`}
          {payee.IsLocked && ` · ${words.paid}`}
        </span>
      </span>
      {mayView && (
        <Button
          size="small"
          aria-label={words.viewOf(payee.Masked)}
          onClick={() => onAct({ kind: 'view', payee })}
        >
          {words.view}
        </Button>
      )}
      {mayChange && (
        <Button
          size="small"
          aria-label={words.removeOf(payee.Masked)}
          onClick={() => onAct({ kind: 'remove', payee })}
        >
          {words.remove}
        </Button>
      )}
    </li>
  );
}

function Rows({ playerId }: { readonly playerId: number }) {
  const words = useWords(text);
  const [act, setAct] = useState<Act>();
  const onClose = () => setAct(undefined);
  const { data } = useCall(
    payoutAccountConsole.getPlayerPayees,
    { PlayerId: playerId },
    usePage('payee.players', payoutAccountConsole.getPlayerPayees),
  );
  if (!data?.ok) return <p className={styles['about']} aria-busy />;
  const { Rows: rows } = data.value;
  if (rows.length === 0) return <p className={styles['about']}>{words.noPayees}</p>;
  return (
    <>
      <ul className={styles['list']}>
        {rows.map((payee) => (
          <Line key={payee.Id} payee={payee} onAct={setAct} />
        ))}
      </ul>
      {act?.kind === 'view' && (
        <ViewDialog playerId={playerId} payee={act.payee} onClose={onClose} />
      )}
      {act?.kind === 'remove' && (
        <RemoveDialog playerId={playerId} payee={act.payee} onClose={onClose} />
      )}
    </>
  );
}

/** Where a player is paid, on his page: masked, with what was found of it elsewhere. */
export function PlayerPayees({ playerId }: { readonly playerId: number }) {
  const words = useWords(text);
  if (!useMay('payee.players.read')) return null;
  return (
    <section className={styles['part']} aria-labelledby="player-payees">
      <h2 id="player-payees" className={styles['subtitle']}>
        {words.payees}
      </h2>
      <Rows playerId={playerId} />
    </section>
  );
}
