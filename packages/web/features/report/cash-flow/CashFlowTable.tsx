import type { Money as Amount } from '@fairlot/rules/core/money';
import { Money, formatMoment, fullIssue, useSay, useWords } from '@fairlot/ui';
import type { CashFlow } from '@fairlot/wire/wallet';
import { LIST } from '../list/text.ts';
import { sides, sumsOf, typeName } from './flow-view.ts';
import { CASH } from './text.ts';
import type { Game } from '../../lottery/index.ts';

export type FlowList = {
  readonly rows: readonly CashFlow[];
  readonly games: readonly Game[];
  readonly all: { readonly SumIn: Amount; readonly SumOut: Amount };
};

/** One row a movement, with the balance after it. */
export function CashFlowTable({ rows, games, all }: FlowList) {
  const words = useWords(CASH);
  const list = useWords(LIST);
  const ofPage = sumsOf(rows);
  return (
    <table className="tbl rp-tbl">
      <thead>
        <tr>
          <th>{words.time}</th>
          <th>{words.type}</th>
          <th>{words.summary}</th>
          <th className="n">{words.moneyIn}</th>
          <th className="n">{words.moneyOut}</th>
          <th className="n">{words.balance}</th>
          <th>{words.id}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.Id} row={row} game={games.find(({ Id }) => Id === row.GameId)} />
        ))}
      </tbody>
      <tfoot>
        <Total name={list.ofPage} moneyIn={ofPage.in} out={ofPage.out} />
        <Total name={list.ofAll} moneyIn={all.SumIn} out={all.SumOut} />
      </tfoot>
    </table>
  );
}

function Row({ row, game }: { row: CashFlow; game: Game | undefined }) {
  const say = useSay();
  const { in: moneyIn, out } = sides(row);
  return (
    <tr>
      <td className="num sec">{formatMoment(row.TimeStamp)}</td>
      <td>{say(typeName(row.Type))}</td>
      <td>
        {game && say(game.Name)}{' '}
        {row.SerialNumber !== null && (
          <span className="num mut">{fullIssue(row.SerialNumber)}</span>
        )}
      </td>
      <td className="n">{moneyIn > 0n && <Money amount={moneyIn} />}</td>
      <td className="n">{out > 0n && <Money amount={out} />}</td>
      <td className="n b">
        <Money amount={row.BalanceAfter} />
      </td>
      <td className="mono mut" title={row.Id}>
        {row.Id.slice(-12)}
      </td>
    </tr>
  );
}

function Total({ name, moneyIn, out }: { name: string; moneyIn: Amount; out: Amount }) {
  return (
    <tr>
      <td colSpan={3}>{name}</td>
      <td className="n">
        <Money amount={moneyIn} />
      </td>
      <td className="n">
        <Money amount={out} />
      </td>
      <td colSpan={2} />
    </tr>
  );
}
