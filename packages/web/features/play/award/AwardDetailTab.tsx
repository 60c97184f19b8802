import { useState } from 'react';
import { Failed, useWords, Waiting } from '@fairlot/ui';
import { useParam } from '@fairlot/shell';
import { useGames, useRecent, type Game } from '../lottery/games/index.ts';
import { AwardList } from './AwardList.tsx';
import { AWARD } from './text.ts';
import styles from './award.module.css';

const WAITING = ['rows'] as const;

/** What every play of a game pays, how often, and what of the stakes comes back (spec section 2, Helper). */
export default function AwardDetailTab() {
  const words = useWords(AWARD);
  const { games, isError, retry } = useGames();
  const here = Number(useParam('id'));
  const [last] = useRecent();
  const [chosen, choose] = useState<number>();
  if (isError && !games) return <Failed title={words.failed} retry={retry} />;
  const find = (id: number | undefined): Game | undefined => games?.find(({ Id }) => Id === id);
  const game = find(chosen) ?? find(here) ?? find(last) ?? games?.[0];
  if (!games || !game) {
    return (
      <div className={styles['waiting']}>
        <Waiting parts={WAITING} />
      </div>
    );
  }
  return <AwardList key={game.Id} games={games} game={game} onGame={choose} />;
}
