import { Outcome, type Prediction } from '@fairlot/wire/community/predict';
import { formatMoment, shortIssue, useSay, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { Button } from '@fairlot/ui/button';
import { useGames } from '../../play/lottery/games/index.ts';
import { PREDICT } from './text.ts';
import { usePosting } from './use-predictions.ts';
import styles from './predict.module.css';

const KEYS = {
  [Outcome.WAITING]: 'waiting',
  [Outcome.HIT]: 'hit',
  [Outcome.MISS]: 'miss',
  [Outcome.VOID]: 'void',
} as const;

const share = ({ Hits, Total }: Prediction['Record']['Of10']): string => `${Hits}/${Total}`;

/** What somebody said, how it ended, and how often he was right: misses as well as hits. */
export function PredictionRow(props: {
  readonly prediction: Prediction;
  readonly onAuthor: (prediction: Prediction) => void;
}) {
  const { prediction, onAuthor } = props;
  const words = useWords(PREDICT);
  const say = useSay();
  const { games } = useGames();
  const { isSending, takeBack } = usePosting();
  const { Name, IsOwn, GameId, SerialNumber, Play, PlayName, OptionName, Record } = prediction;
  const key = KEYS[prediction.Outcome as keyof typeof KEYS];
  const game = games?.find(({ Id }) => Id === GameId);
  return (
    <li className={styles['row']}>
      <span className={styles['who']}>
        <button type="button" onClick={() => onAuthor(prediction)}>
          {Name}
        </button>
        <small title={words.record}>
          {share(Record.Of10)} · {share(Record.Of30)} · {share(Record.Of100)}
        </small>
      </span>
      <span className={styles['said']}>
        <b>
          {say(PlayName)} {say(OptionName)}
        </b>
        <small>
          {game && say(game.Name)} {words.issue(shortIssue(SerialNumber))} ·{' '}
          {formatMoment(prediction.TimeStamp)}
        </small>
      </span>
      <span className={styles['end']}>
        <Badge tone={key === 'hit' ? 'accent' : key === 'waiting' ? 'time' : 'plain'}>
          {words[key]}
        </Badge>
        {IsOwn && key === 'waiting' && (
          <Button
            size="small"
            look="quiet"
            isBusy={isSending}
            onClick={() => void takeBack({ GameId, SerialNumber, Play })}
          >
            {words.takeBack}
          </Button>
        )}
      </span>
    </li>
  );
}
