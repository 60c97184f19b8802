import { useSay, useWords } from '@fairlot/ui';
import { Select } from '@fairlot/ui/select';
import { navigate } from '@fairlot/shell';
import type { Game } from '../games/use-games.ts';
import { addressOf } from './history-view.ts';
import { HISTORY } from './text.ts';
import styles from './draw-history.module.css';

/** Goes to another game, in the same view. */
export function GameSelect(props: {
  readonly games: readonly Game[];
  readonly game: Game;
  readonly view: string;
}) {
  const { games, game, view } = props;
  const words = useWords(HISTORY);
  const say = useSay();
  return (
    <Select
      aria-label={words.game}
      className={styles['select']}
      value={game.Id}
      choices={games.map(({ Id, Name }) => ({ value: Id, label: say(Name) }))}
      onChoose={(id) => navigate.to(addressOf(id, view))}
    />
  );
}
