import { useEffect, useMemo, useState } from 'react';
import { twoSidedOf } from '@fairlot/rules/play/trend/two-sided';
import { Countdown, shortIssue, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import box from '@fairlot/ui/card.module.css';
import { classes } from '@fairlot/ui/class-names';
import { Select } from '@fairlot/ui/select';
import { readPlays, usePlays } from '../../play/lottery/families/index.ts';
import { useClockOf, useLobbyInfos, type Game } from '../../play/lottery/games/index.ts';
import { PREDICT } from './text.ts';
import { usePosting } from './use-predictions.ts';
import styles from './predict.module.css';

/** What can be said of the issue that is on sale: one side of a play, with one press. */
export function Post({ game }: { game: Game }) {
  const words = useWords(PREDICT);
  const say = useSay();
  const ids = useMemo(() => [game.Id], [game.Id]);
  const info = useLobbyInfos(ids).data?.[game.Id];
  const { current, countdownMs, totalMs } = useClockOf(info);
  const { plays, isWhole } = usePlays(game.Family);
  const [chosen, setChosen] = useState('');
  const { isSending, post } = usePosting();
  useEffect(() => {
    if (!isWhole) void readPlays(game.Family).catch(() => undefined);
  }, [game.Family, isWhole]);
  const pairs = useMemo(() => (isWhole ? twoSidedOf(plays) : []), [plays, isWhole]);
  const pair = pairs.find(({ code }) => code === chosen) ?? pairs[0];
  const serial = current?.SerialNumber;
  return (
    <section className={classes(box['card'], styles['post'])} aria-label={words.post}>
      <header>
        <b>{serial ? words.postFor(shortIssue(serial)) : words.closed}</b>
        {serial && <Countdown leftMs={countdownMs} totalMs={totalMs} size="sm" />}
      </header>
      {isWhole && !pair && <p>{words.noSides}</p>}
      {pair && (
        <div className={styles['sides']}>
          <Select
            aria-label={words.play}
            className={styles['select']}
            value={pair.code}
            choices={pairs.map(({ code, play, names }) => ({
              value: code,
              label: `${say(play.name)} ${say(names[0])}/${say(names[1])}`,
            }))}
            onChoose={setChosen}
          />
          {pair.sides.map((Option, at) => (
            <Button
              key={Option}
              look="tint"
              aria-label={words.side(say(pair.play.name), say(pair.names[at as 0 | 1]))}
              aria-disabled={!serial || isSending}
              onClick={() => {
                if (!serial || isSending) return;
                const Play = pair.play.code;
                void post({ GameId: game.Id, SerialNumber: serial, Play, Option });
              }}
            >
              {say(pair.names[at as 0 | 1])}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
