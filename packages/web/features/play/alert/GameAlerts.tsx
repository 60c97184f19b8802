import { Segments, useLanguage } from '@fairlot/ui';
import { IconButton } from '@fairlot/ui/button';
import { Select } from '@fairlot/ui/select';
import { classes } from '@fairlot/ui/class-names';
import { useGames, type Game } from '../lottery/games/index.ts';
import styles from './alert.module.css';

type Words = {
  readonly title: string;
  readonly about: string;
  /** Said besides where there is no game. */
  readonly none?: string;
  readonly levelOf: (name: string) => string;
  readonly remove: string;
  readonly add: string;
  readonly addLabel: string;
};

type Props<L extends number> = {
  readonly kind: 'bells' | 'streaks';
  readonly words: Words;
  readonly kept: readonly { readonly GameId: number; readonly level: L }[];
  readonly levels: readonly (readonly [level: L, shown: string])[];
  /** The level of a game that is added. */
  readonly first: L;
  readonly takes?: (game: Game) => boolean;
  /** Level 0 takes a game away; whether it was done. */
  readonly set: (gameId: number, level: L | 0) => Promise<boolean>;
};

/** Games of which a player hears something, each at a level of his: seconds before a close, or draws in a row. */
export function GameAlerts<L extends number>(props: Props<L>) {
  const { kind, words, kept, first, takes = () => true, set } = props;
  const language = useLanguage();
  const { games = [] } = useGames();
  const choices = games
    .filter((game) => takes(game) && !kept.some(({ GameId }) => GameId === game.Id))
    .map(({ Id, Name }) => ({ value: Id, label: Name[language] }));
  return (
    <section data-alerts-of={kind}>
      <h3>{words.title}</h3>
      <p className={styles['about']}>{words.about}</p>
      {kept.length === 0 && words.none && <p className={styles['about']}>{words.none}</p>}
      {kept.length > 0 && (
        <ul className={styles['list']}>
          {kept.map(({ GameId, level }) => (
            <Row
              key={GameId}
              {...props}
              gameId={GameId}
              level={level}
              name={games.find(({ Id }) => Id === GameId)?.Name[language] ?? ''}
            />
          ))}
        </ul>
      )}
      <Select
        value={null}
        className={styles['choose']}
        aria-label={words.addLabel}
        placeholder={words.add}
        choices={choices}
        onChoose={(id) => void set(id, first)}
      />
    </section>
  );
}

function Row<L extends number>(props: Props<L> & { gameId: number; level: L; name: string }) {
  const { kind, words, levels, set, gameId, level, name } = props;
  /** The button goes with its row: the focus stays among the games. */
  const remove = async (button: Element): Promise<void> => {
    const choose = button.closest('section')?.querySelector<HTMLElement>('[role=combobox]');
    if (await set(gameId, 0)) choose?.focus();
  };
  return (
    <li className={classes(styles['row'], kind === 'streaks' && styles['wraps'])}>
      <b className={styles['name']}>{name}</b>
      <Segments
        label={words.levelOf(name)}
        value={level}
        options={levels}
        onChoose={(chosen) => void set(gameId, chosen)}
      />
      <IconButton
        icon="bin"
        iconSize={18}
        label={`${words.remove} ${name}`}
        onClick={(event) => void remove(event.currentTarget)}
      />
    </li>
  );
}
