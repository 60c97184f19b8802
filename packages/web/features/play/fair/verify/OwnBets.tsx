import { useQuery } from '@tanstack/react-query';
import { subtractMoney, sumMoney } from '@fairlot/rules/core/money';
import { Money, useSay, useWords } from '@fairlot/ui';
import { betHttp } from '@fairlot/wire/play/bet';
import { useCall } from '@fairlot/shell';
import { ticketsQuery } from './tickets/own-tickets.ts';
import { VERIFY } from './display/text.ts';
import { classes } from '@fairlot/ui/class-names';
import box from '@fairlot/ui/card.module.css';
import styles from './display/verify.module.css';
import inline from '@fairlot/ui/inline.module.css';

/** What the player staked and won in this issue; the bets themselves are in the records. */
export function OwnBets({ gameId, serial }: { gameId: number; serial: number }) {
  const words = useWords(VERIFY);
  const { data } = useCall(betHttp.getBetSums, {
    GameId: gameId,
    SerialNumber: serial,
    States: [2, 3],
  });
  const say = useSay();
  const input = { GameId: gameId, SerialNumber: serial };
  const tickets = useQuery({ ...ticketsQuery(input), enabled: false });
  const proof = tickets.data;
  if (!data?.ok) return null;
  const { Total, SumAmount, SumPrize, SumRefund } = data.value;
  const change = subtractMoney(sumMoney([SumPrize, SumRefund]), SumAmount);
  return (
    <section className={classes(box['card'], styles['mine'])}>
      <h3>
        {words.mine}
        <span className={inline['grow']} />
        {Total > 0 ? (
          <b>
            <Money amount={change} sign />
          </b>
        ) : (
          <span className={inline['mut']}>{words.noneOfMine}</span>
        )}
      </h3>
      {proof?.ok === false && proof.error.code === 'NOT_PROVABLE' && (
        <p className={styles['bad']}>{say(proof.error.text)}</p>
      )}
      {tickets.isError && (
        <p className={styles['bad']}>
          {words.noTickets}{' '}
          <button type="button" className={inline['link']} onClick={() => void tickets.refetch()}>
            {words.tryAgain}
          </button>
        </p>
      )}
      {proof?.ok && proof.value.Tickets.length > 0 && (
        <p>{words.proven(proof.value.Tickets.length)}</p>
      )}
    </section>
  );
}
