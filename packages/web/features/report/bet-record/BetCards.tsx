import { useState } from 'react';
import { Money, formatMoment, shortIssue, useLanguage, useSay, useWords } from '@fairlot/ui';
import type { BetRecord } from '@fairlot/wire/bet';
import { LIST } from '../list/text.ts';
import { BetActions } from './BetActions.tsx';
import { BetDetail } from './BetDetail.tsx';
import { allSums, type AllSums } from './BetTotals.tsx';
import { Change, StateCell } from './Cells.tsx';
import { contentText, playName, sumsOf, type Sums } from './record-view.ts';
import { BET } from './text.ts';
import type { Game } from '../../lottery/index.ts';

type Props = {
  readonly rows: readonly BetRecord[];
  readonly games: readonly Game[];
  readonly all: AllSums | undefined;
};

/** The same on a phone: game and gain, play and state, time and stake (look section 4.12). */
export function BetCards({ rows, games, all }: Props) {
  const words = useWords(LIST);
  return (
    <>
      <ul className="rp-cards">
        {rows.map((row) => (
          <Card key={row.Id} row={row} game={games.find(({ Id }) => Id === row.GameId)} />
        ))}
      </ul>
      <dl className="rp-sums num">
        <SumLine name={words.ofPage} sums={sumsOf(rows)} />
        {all && <SumLine name={words.ofAll} sums={allSums(all)} />}
      </dl>
    </>
  );
}

function Card({ row, game }: { row: BetRecord; game: Game | undefined }) {
  const language = useLanguage();
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="rp-card">
      <div className="row">
        <b className="grow">{game ? say(game.Name) : row.GameId}</b>
        <b>
          <Change row={row} />
        </b>
      </div>
      <div className="row">
        <span className="grow sec">{say(playName(row.Play))}</span>
        <StateCell row={row} />
      </div>
      <div className="row">
        <p className="num rp-content grow">{contentText(row.Play, row.Content, language)}</p>
        <span className="num">
          <Money amount={row.Amount} currency />
        </span>
      </div>
      <div className="row">
        <span className="grow mut num">
          {shortIssue(row.SerialNumber)} · {formatMoment(row.TimeStamp)}
        </span>
        <BetActions row={row} isOpen={isOpen} toggle={() => setOpen(!isOpen)} />
      </div>
      {isOpen && (
        <div id={`bet-${row.Id}`}>
          <BetDetail row={row} game={game} />
        </div>
      )}
    </li>
  );
}

function SumLine({ name, sums }: { name: string; sums: Sums }) {
  const words = useWords(BET);
  return (
    <div>
      <dt>
        {name} <span className="mut rp-note">{words.settledOnly}</span>
      </dt>
      <dd>
        <Money amount={sums.amount} /> → <Money amount={sums.prize} />{' '}
        <b>
          <Money amount={sums.change} sign />
        </b>
      </dd>
    </div>
  );
}
