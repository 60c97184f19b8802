import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import { Money, formatMoment, shortIssue, useLanguage, useSay, useWords } from '@fairlot/ui';
import type { CardLine, RowState } from '@fairlot/ui/list';
import type { BetRecord } from '@fairlot/wire/play/bet';
import { contentText } from '../../../play/lottery/index.ts';
import type { Game } from '../../../play/lottery/games/index.ts';
import { BetActions } from './BetActions.tsx';
import { Change, StateCell } from './Cells.tsx';
import { playName } from './record-view.ts';
import { BET } from './text.ts';
import styles from './bet-record.module.css';

/** A bet on a phone: game and gain, play and state, selection and stake, time. */
export function useCard(games: readonly Game[]) {
  const words = useWords(BET);
  const say = useSay();
  const language = useLanguage();
  return (row: BetRecord, state: RowState): readonly CardLine[] => {
    const game = games.find(({ Id }) => Id === row.GameId);
    return [
      [game ? say(game.Name) : row.GameId, <Change key="change" row={row} />],
      [say(playName(row.Play)), <StateCell key="state" row={row} />],
      [
        <span key="content" className={inline['num']}>
          {contentText(row.Play, row.Content, language)}
        </span>,
        <Money key="amount" amount={row.Amount} currency />,
      ],
      [
        <span key="time" className={classes(inline['num'], styles['quiet'])}>
          {shortIssue(row.SerialNumber)} · {formatMoment(row.TimeStamp)}
          {row.Follows !== undefined && ` · ${words.follows} ${row.Follows}`}
        </span>,
        <BetActions key="actions" row={row} {...state} />,
      ],
    ];
  };
}
