import type { ReactNode } from 'react';
import type { Leader } from '@fairlot/wire/community/leaderboard';
import { formatChange, formatMoney, useSay, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import box from '@fairlot/ui/card.module.css';
import { classes } from '@fairlot/ui/class-names';
import { NamedFace } from '../../../frame/NamedFace.tsx';
import { FollowButton } from '../follow/index.ts';
import { useGames } from '../../play/lottery/games/index.ts';
import { BetsButton } from './BetsButton.tsx';
import { LEADERS } from './text.ts';
import type { Lead } from './use-leaders.ts';
import styles from './leaderboard.module.css';

/** `62.5 %`, one decimal. */
export const rateText = ({ Hits, Bets }: Pick<Leader, 'Hits' | 'Bets'>): string =>
  `${((Hits / Bets) * 100).toFixed(1)} %`;

/** What a player is ranked by. */
function useFigure(by: Lead): (leader: Leader) => string {
  const words = useWords(LEADERS);
  const figures: Readonly<Record<Lead, (leader: Leader) => string>> = {
    net: ({ Net }) => formatChange(Net),
    top: ({ TopWin }) => formatChange(TopWin),
    streak: ({ Streak }) => words.issues(Streak),
    rate: rateText,
    followed: ({ Followers }) => words.followers(Followers),
  };
  return figures[by];
}

/** A figure with its name, which a phone shows beside it. */
function Cell({ of, children }: { of: string; children: ReactNode }) {
  return (
    <td data-of={of}>
      <span>{children}</span>
    </td>
  );
}

function Row({ by, leader }: { by: Lead; leader: Leader }) {
  const words = useWords(LEADERS);
  const say = useSay();
  const { games } = useGames();
  const figure = useFigure(by)(leader);
  const { Rank, Name, IsOwn, Won, Lost, Bets, Hits, TopGameId, LastGameId } = leader;
  const { Handle, BetsHandle } = leader;
  const gameId = by === 'top' ? TopGameId : LastGameId;
  const game = games?.find(({ Id }) => Id === gameId);
  return (
    <tr className={IsOwn ? styles['own'] : undefined}>
      <td className={styles['rank']}>{Rank}</td>
      <th scope="row">
        <NamedFace face={leader.Face} name={Name} />{' '}
        {IsOwn && <Badge tone="accent">{words.you}</Badge>}
      </th>
      <td className={styles['figure']}>{figure}</td>
      <Cell of={words.won}>{formatMoney(Won)}</Cell>
      <Cell of={words.lost}>{formatMoney(Lost)}</Cell>
      <Cell of={words.bets}>{Bets.toLocaleString('en-US')}</Cell>
      <Cell of={words.hits}>{Hits.toLocaleString('en-US')}</Cell>
      <Cell of={words.game}>{game ? say(game.Name) : (gameId ?? '–')}</Cell>
      <td className={styles['newest']}>
        {BetsHandle !== null && <BetsButton handle={BetsHandle} name={Name} />}
      </td>
      <td className={styles['follow']}>
        {Handle !== null && !IsOwn && <FollowButton handle={Handle} name={Name} />}
      </td>
    </tr>
  );
}

/** Ranks in a table, which is a list of cards on a phone; below them the player's own where it is none of them. */
export function LeaderTable(props: {
  readonly by: Lead;
  readonly rows: readonly Leader[];
  readonly own: Leader | null;
}) {
  const { by, rows, own } = props;
  const words = useWords(LEADERS);
  const isListed = rows.some(({ IsOwn }) => IsOwn);
  return (
    <div className={classes(box['card'], styles['list'])}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.rank}</th>
            <th scope="col">{words.name}</th>
            <th scope="col">{words[by]}</th>
            <th scope="col">{words.won}</th>
            <th scope="col">{words.lost}</th>
            <th scope="col">{words.bets}</th>
            <th scope="col">{words.hits}</th>
            <th scope="col">{words.game}</th>
            <th scope="col">{words.newest}</th>
            <th scope="col">{words.follow}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((leader) => (
            <Row key={leader.Rank} by={by} leader={leader} />
          ))}
          {own && !isListed && <Row by={by} leader={own} />}
        </tbody>
      </table>
      {!own && <p className={styles['note']}>{words.unranked}</p>}
    </div>
  );
}
