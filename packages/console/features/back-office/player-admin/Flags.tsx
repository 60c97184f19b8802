import { useState } from 'react';
import { PLAYER_FLAGS, type PlayerFlag } from '@fairlot/rules/check/access';
import { isOfOperators, isOfRules, isPlayerFlag } from '@fairlot/rules/check/flag-effects';
import { FLAG_TEXT } from '@fairlot/rules/check/flag-text';
import { formatMoment, useSay, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { Button } from '@fairlot/ui/button';
import { useMay } from '../../staff/operator/index.ts';
import { FlagDialog } from './dialogs.tsx';
import type { Player } from './player.ts';
import styles from './manage.module.css';
import { text } from './text.ts';

/** Those that operators set, and whatever else is set. */
const listed = (set: readonly PlayerFlag[]): readonly PlayerFlag[] =>
  Object.keys(PLAYER_FLAGS)
    .filter(isPlayerFlag)
    .filter((flag) => isOfOperators(flag) || set.includes(flag));

/** Each flag with what it does, and whether the player has it (product 6.8). */
export function Flags({ player }: { readonly player: Player }) {
  const words = useWords(text);
  const say = useSay();
  const mayChange = useMay('manage.flags.change');
  const [act, setAct] = useState<{ readonly flag: PlayerFlag; readonly keeps?: true }>();
  return (
    <section className={styles['panel']} aria-labelledby="player-flags">
      <h2 id="player-flags" className={styles['part']}>
        {words.flags}
      </h2>
      <ul className={styles['list']}>
        {listed(player.Flags).map((each) => {
          const isSet = player.Flags.includes(each);
          const name = say(FLAG_TEXT[each]);
          const end = player.FlagEnds.find(({ Flag }) => Flag === each);
          return (
            <li key={each}>
              <span className={styles['words']}>
                <b>{name}</b> {isSet && <Badge tone="time">{words.isSet}</Badge>}{' '}
                {isSet && end && words.flagUntil(formatMoment(end.EndTimeStamp))}
                <span className={styles['quiet']}>{say(FLAG_TEXT[each].effect)}</span>
              </span>
              {isSet && isOfRules(each) && mayChange && (
                <Button
                  size="small"
                  aria-label={words.keepFlag(name)}
                  onClick={() => setAct({ flag: each, keeps: true })}
                >
                  {words.keep}
                </Button>
              )}
              {isOfOperators(each)
                ? mayChange && (
                    <Button
                      size="small"
                      aria-label={isSet ? words.takeOffFlag(name) : words.setFlag(name)}
                      onClick={() => setAct({ flag: each })}
                    >
                      {isSet ? words.takeOff : words.set}
                    </Button>
                  )
                : words.bySystem}
            </li>
          );
        })}
      </ul>
      {act && <FlagDialog player={player} {...act} onClose={() => setAct(undefined)} />}
    </section>
  );
}
