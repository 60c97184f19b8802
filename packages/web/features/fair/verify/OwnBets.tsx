import { subtractMoney, sumMoney } from '@fairlot/rules/core/money';
import { Money, useWords } from '@fairlot/ui';
import { betHttp } from '@fairlot/wire/bet';
import { useCall } from '../../../session/index.ts';
import { VERIFY } from './text.ts';

/** What the player staked and won in this issue; the bets themselves are in the records. */
export function OwnBets({ gameId, serial }: { gameId: number; serial: number }) {
  const words = useWords(VERIFY);
  const { data } = useCall(betHttp.getBetRecords, {
    GameId: gameId,
    SerialNumber: serial,
    States: [2, 3],
    Page: 1,
    PageSize: 1,
  });
  if (!data?.ok) return null;
  const { Total, SumAmount, SumPrize, SumRefund } = data.value;
  const change = subtractMoney(sumMoney([SumPrize, SumRefund]), SumAmount);
  return (
    <section className="card vf-mine">
      <h3>
        {words.mine}
        <span className="grow" />
        {Total > 0 ? (
          <b>
            <Money amount={change} sign />
          </b>
        ) : (
          <span className="mut">{words.noneOfMine}</span>
        )}
      </h3>
    </section>
  );
}
