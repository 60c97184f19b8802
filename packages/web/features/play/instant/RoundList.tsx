import { findFamily } from '@fairlot/rules/play/registry';
import { subtractMoney } from '@fairlot/rules/core/money';
import { Balls, Icon, Money, useWords } from '@fairlot/ui';
import { classes } from '@fairlot/ui/class-names';
import { openVerify } from '../fair/index.ts';
import type { Game } from '../lottery/games/index.ts';
import { INSTANT } from './text.ts';
import { useRounds } from './use-rounds.ts';
import styles from './instant.module.css';
import box from '@fairlot/ui/card.module.css';
import inline from '@fairlot/ui/inline.module.css';

/** The player's newest rounds: their numbers, what they brought, and their proofs. */
export function RoundList({ game }: { game: Game }) {
  const words = useWords(INSTANT);
  const rounds = useRounds(game.Id);
  const face = findFamily(game.Family);
  return (
    <section className={classes(box['card'], styles['list'])} aria-label={words.rounds}>
      <div className={box['head']}>{words.rounds}</div>
      <ul tabIndex={0} aria-label={words.rounds}>
        {rounds?.length === 0 && <li className={inline['mut']}>{words.none}</li>}
        {rounds?.map((round) => {
          const { SerialNumber, WinningNumber, Amount, Prize, Refund } = round;
          const net = subtractMoney(Prize, subtractMoney(Amount, Refund));
          return (
            <li key={SerialNumber} data-round={SerialNumber}>
              <span className={classes(inline['num'], inline['sec'])}>
                {words.round(SerialNumber)}
              </span>
              <Balls number={WinningNumber} kind={face?.ball} extra={face?.extra} size="xs" />
              <b className={inline['num']}>
                <Money amount={net} sign />
              </b>
              <button
                type="button"
                className={inline['vlink']}
                aria-label={`${words.round(SerialNumber)} ${words.verify}`}
                onClick={() => openVerify(game.Id, SerialNumber)}
              >
                <Icon name="shield" size={14} />
                {words.verify}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
