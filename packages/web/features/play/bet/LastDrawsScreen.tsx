import { useEffect } from 'react';
import { Empty, Failed, Ring, useWords } from '@fairlot/ui';
import { navigate } from '@fairlot/shell';
import { useGames, useRecent } from '../lottery/games/index.ts';
import { LAST_DRAWS } from './last-draws-text.ts';

/** `/DrawHistory` goes on to the draws of the game that was opened last, else of the first one. */
export default function LastDrawsScreen() {
  const words = useWords(LAST_DRAWS);
  const { games, isError, retry } = useGames();
  const [recent] = useRecent();
  const id = (games?.find(({ Id }) => Id === recent) ?? games?.[0])?.Id;
  useEffect(() => {
    if (id !== undefined) navigate.to(`/DrawHistory/${id}`, { replace: true });
  }, [id]);
  if (isError && !games) return <Failed title={words.failed} retry={retry} />;
  return games?.length === 0 ? <Empty title={words.none} /> : <Ring label={words.loading} />;
}
