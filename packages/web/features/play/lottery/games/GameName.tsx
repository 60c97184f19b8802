import { Badge } from '@fairlot/ui/badge';
import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import styles from './game-name.module.css';
import { useGameName } from './game-name.ts';
import type { Game } from './use-games.ts';

/** The name of a game where there is little room: its words are shortened first, its interval never. */
export function GameName(props: {
  readonly game: Pick<Game, 'Name'>;
  readonly className?: string | undefined;
}) {
  const { game, className } = props;
  const { words, interval } = useGameName(game);
  return (
    <span className={classes(styles['game'], className)}>
      <span className={inline['cut']}>{words}</span>
      {interval && (
        <>
          {' '}
          <Badge>{interval}</Badge>
        </>
      )}
    </span>
  );
}
