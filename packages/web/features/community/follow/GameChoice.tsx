import { Segments, useSay, useWords } from '@fairlot/ui';
import { Checkbox } from '@fairlot/ui/checkbox';
import { useGames } from '../../play/lottery/games/index.ts';
import { FOLLOW } from './text.ts';
import styles from './follow.module.css';

/** Every game, or those that are ticked. Rounds of instant games are nobody's to follow. */
export function GameChoice(props: {
  readonly isSome: boolean;
  readonly chosen: readonly number[];
  readonly onSome: (isSome: boolean) => void;
  readonly onChosen: (games: readonly number[]) => void;
}) {
  const { isSome, chosen, onSome, onChosen } = props;
  const words = useWords(FOLLOW);
  const say = useSay();
  const { games = [] } = useGames();
  return (
    <div className={styles['games']} role="group" aria-label={words.games}>
      <div className={styles['head']}>
        <span>{words.games}</span>
        <Segments<'all' | 'some'>
          label={words.games}
          value={isSome ? 'some' : 'all'}
          options={[
            ['all', words.all],
            ['some', words.some],
          ]}
          onChoose={(value) => onSome(value === 'some')}
        />
      </div>
      {isSome && (
        <div className={styles['list']}>
          {games
            .filter(({ Kind }) => Kind !== 'instant')
            .map(({ Id, Name }) => (
              <Checkbox
                key={Id}
                isOn={chosen.includes(Id)}
                onChange={(isOn) =>
                  onChosen(isOn ? [...chosen, Id] : chosen.filter((each) => each !== Id))
                }
              >
                {say(Name)}
              </Checkbox>
            ))}
        </div>
      )}
    </div>
  );
}
