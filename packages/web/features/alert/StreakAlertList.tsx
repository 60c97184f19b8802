import { Segments, useLanguage, useWords } from '@fairlot/ui';
import { IconButton } from '@fairlot/ui/button';
import { Select } from '@fairlot/ui/select';
import { classes } from '@fairlot/ui/class-names';
import { useGames } from '../lottery/index.ts';
import { STREAK_ALERT } from './streak-text.ts';
import {
  FIRST_LENGTH,
  useSetStreakAlert,
  type StreakAlert,
  type StreakLength,
} from './use-streak-alerts.ts';
import styles from './alert.module.css';

const LENGTHS: readonly StreakLength[] = [4, 5, 6, 8, 10];

/** Of which games long dragons are told, and from which length on. */
export function StreakAlertList({ alerts }: { alerts: readonly StreakAlert[] }) {
  const words = useWords(STREAK_ALERT);
  const language = useLanguage();
  const { games = [] } = useGames();
  const set = useSetStreakAlert();
  const has = (id: number) => alerts.some(({ GameId }) => GameId === id);
  // An instant game has no draws that follow each other.
  const choices = games
    .filter(({ Id, Kind }) => Kind !== 'instant' && !has(Id))
    .map(({ Id, Name }) => ({ value: Id, label: Name[language] }));
  return (
    <section data-streak-alerts>
      <h3>{words.title}</h3>
      <p className={styles['about']}>{words.about}</p>
      {alerts.length === 0 && <p className={styles['about']}>{words.none}</p>}
      {alerts.length > 0 && (
        <ul className={styles['list']}>
          {alerts.map((alert) => (
            <Row
              key={alert.GameId}
              alert={alert}
              name={games.find(({ Id }) => Id === alert.GameId)?.Name[language] ?? ''}
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
        onChoose={(id) => void set(id, FIRST_LENGTH)}
      />
    </section>
  );
}

function Row({ alert: { GameId, Length }, name }: { alert: StreakAlert; name: string }) {
  const words = useWords(STREAK_ALERT);
  const set = useSetStreakAlert();
  /** The button goes with its row: the focus stays among the games. */
  const remove = async (button: Element): Promise<void> => {
    const choose = button.closest('section')?.querySelector<HTMLElement>('[role=combobox]');
    if (await set(GameId, 0)) choose?.focus();
  };
  return (
    <li className={classes(styles['row'], styles['wraps'])} data-streak-alert={GameId}>
      <b className={styles['name']}>{name}</b>
      <Segments
        label={words.lengthOf(name)}
        value={Length}
        options={LENGTHS.map((n) => [n, words.least(n)])}
        onChoose={(n) => void set(GameId, n)}
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
