import { Fragment, useState } from 'react';
import {
  Money,
  formatDay,
  formatTime,
  fullIssue,
  useLanguage,
  useSay,
  useWords,
} from '@fairlot/ui';
import type { BetRecord } from '@fairlot/wire/bet';
import { serverNow } from '../../../session/index.ts';
import { BetActions } from './BetActions.tsx';
import { BetDetail } from './BetDetail.tsx';
import { BetTotals, type AllSums } from './BetTotals.tsx';
import { Change, PrizeCell, StateCell } from './Cells.tsx';
import { contentText, playName } from './record-view.ts';
import { BET } from './text.ts';
import type { Game } from '../../lottery/index.ts';

type Props = {
  readonly rows: readonly BetRecord[];
  readonly games: readonly Game[];
  readonly all: AllSums | undefined;
};

const COLUMNS = 10;

/** One row a bet; a click, or Enter on its button, opens the detail below it. */
export function BetTable({ rows, games, all }: Props) {
  const words = useWords(BET);
  const [open, setOpen] = useState<string>();
  return (
    <table className="tbl rp-tbl">
      <thead>
        <tr>
          <th>{words.time}</th>
          <th>{words.gameIssue}</th>
          <th>{words.play}</th>
          <th>{words.content}</th>
          <th>{words.draw}</th>
          <th className="n">{words.amount}</th>
          <th className="n">{words.prize}</th>
          <th className="n">{words.change}</th>
          <th>{words.state}</th>
          <th>
            <span className="vh">{words.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const isOpen = row.Id === open;
          const toggle = () => setOpen(isOpen ? undefined : row.Id);
          const game = games.find(({ Id }) => Id === row.GameId);
          return (
            <Fragment key={row.Id}>
              <Row row={row} game={game} isOpen={isOpen} toggle={toggle} />
              {isOpen && (
                <tr className="rp-detail-row">
                  <td colSpan={COLUMNS} id={`bet-${row.Id}`}>
                    <BetDetail row={row} game={game} />
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
      <BetTotals rows={rows} all={all} />
    </table>
  );
}

function Row(props: {
  row: BetRecord;
  game: Game | undefined;
  isOpen: boolean;
  toggle: () => void;
}) {
  const { row, game, isOpen, toggle } = props;
  const words = useWords(BET);
  const language = useLanguage();
  const say = useSay();
  const isToday = formatDay(row.TimeStamp) === formatDay(serverNow());
  const content = contentText(row.Play, row.Content, language);
  return (
    <tr className={isOpen ? 'sel rp-row' : 'rp-row'} onClick={toggle}>
      <td className="num sec">
        <span className="t2">
          {formatTime(row.TimeStamp)}
          {!isToday && <small>{formatDay(row.TimeStamp)}</small>}
        </span>
      </td>
      <td>
        <span className="t2">
          {game ? say(game.Name) : row.GameId}
          <small className="num">{fullIssue(row.SerialNumber)}</small>
        </span>
      </td>
      <td>
        <span className="t2">
          {say(playName(row.Play))}
          <small className="num">{words.notes(row.Notes, row.Multiple)}</small>
        </span>
      </td>
      <td className="num rp-content" title={content.slice(0, 200)}>
        {content}
      </td>
      <td className="num">{row.WinningNumber?.replaceAll(',', ' ') ?? '—'}</td>
      <td className="n">
        <Money amount={row.Amount} />
      </td>
      <td className="n">
        <PrizeCell row={row} />
      </td>
      <td className="n b">
        <Change row={row} />
      </td>
      <td>
        <StateCell row={row} />
      </td>
      <td>
        <BetActions row={row} isOpen={isOpen} toggle={toggle} />
      </td>
    </tr>
  );
}
