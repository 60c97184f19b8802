import { useState } from 'react';
import { type Money as Amount, subtractMoney, ZERO } from '@fairlot/rules/core/money';
import {
  confirm,
  formatMoment,
  formatMoney,
  Money,
  showToast,
  useSay,
  useWords,
} from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { debtHttp } from '@fairlot/wire/money/debt';
import { depositHub } from '@fairlot/wire/money/deposit';
import { privilegeHub } from '@fairlot/wire/account/privilege';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { withdrawHttp } from '@fairlot/wire/money/withdraw';
import { refetch, useCall, useHubEvent, useSend } from '@fairlot/shell';
import { DEBT, MOVES } from './text.ts';
import styles from './debt.module.css';

const FRESH = { staleTime: 0 } as const;
const reread = () => void refetch(debtHttp.getDebt);

/** What a player owes and of what, and paying it out of the wallet. */
export function Owed() {
  const words = useWords(DEBT);
  const say = useSay();
  const read = useCall(debtHttp.getDebt, undefined, FRESH);
  useHubEvent(depositHub.depositChanged, reread);
  useHubEvent(privilegeHub.userInfoPrivileges, reread);
  const debt = read.data?.ok ? read.data.value : undefined;
  if (!debt || debt.Owed === ZERO) return null;
  return (
    <section className={styles['owed']} aria-label={words.title} data-owed>
      <h3 className={styles['head']}>
        {words.title} <Money amount={debt.Owed} currency />
      </h3>
      <p className={styles['note']}>{words.about}</p>
      <Pay owed={debt.Owed} available={debt.Available} />
      <details>
        <summary>{words.moves}</summary>
        <ul className={styles['moves']}>
          {debt.Moves.map((move, n) => (
            <li key={debt.Moves.length - n}>
              <span>
                {say(MOVES[move.Kind])}
                {move.OrderNo !== null && <small>{move.OrderNo}</small>}
                {move.Note !== '' && move.Kind !== 'chargedBack' && <small>{move.Note}</small>}
                <small>{formatMoment(move.TimeStamp)}</small>
              </span>
              <Money amount={move.Amount} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function Pay({ owed, available }: { readonly owed: Amount; readonly available: Amount }) {
  const words = useWords(DEBT);
  const { send, isSending } = useSend(debtHttp.payDebt);
  // The same intent pays once, whatever the line does.
  const [intent, setIntent] = useState(() => crypto.randomUUID());
  const amount = available < owed ? available : owed;
  if (amount === ZERO) return <p className={styles['note']}>{words.nothing}</p>;
  const pay = async () => {
    const isSure = await confirm({
      text: words.payAsk,
      rows: [
        [words.sum, formatMoney(amount)],
        [words.left, formatMoney(subtractMoney(owed, amount))],
      ],
      confirm: words.yes,
      cancel: words.no,
    });
    if (!isSure) return;
    const answer = await send({ IntentId: intent, Amount: amount }).catch(() => undefined);
    if (answer) setIntent(crypto.randomUUID());
    if (answer?.ok) showToast({ kind: 'done', text: DEBT.paid });
    else showToast({ kind: 'failed', text: answer ? answer.error.text : DEBT.notSent });
    reread();
    void refetch(walletHttp.getWalletAmount);
    void refetch(withdrawHttp.getWithdrawData);
  };
  return (
    <Button className={styles['pay']} disabled={isSending} onClick={() => void pay()}>
      {words.pay(formatMoney(amount))}
    </Button>
  );
}
