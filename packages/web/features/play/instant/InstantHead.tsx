import { useState } from 'react';
import { drawLength } from '@fairlot/rules/play/draw-shape';
import { findFamily } from '@fairlot/rules/play/registry';
import { instantHttp, MOST_ROUNDS } from '@fairlot/wire/play/instant';
import { Balls, filled, Icon, showToast, useLanguage, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { classes } from '@fairlot/ui/class-names';
import { useCall } from '@fairlot/shell';
import { openVerify } from '../fair/index.ts';
import type { Game } from '../lottery/games/index.ts';
import { changeSeed } from './seeds.ts';
import { INSTANT } from './text.ts';
import { useRounds } from './use-rounds.ts';
import styles from './instant.module.css';
import box from '@fairlot/ui/card.module.css';
import inline from '@fairlot/ui/inline.module.css';

type Props = {
  readonly game: Game;
  readonly phone: boolean;
  readonly onGames?: (() => void) | undefined;
};

/** In the place of countdown and last draw: the player's last round, and the seeds of the next one. */
export function InstantHead({ game, phone, onGames }: Props) {
  const words = useWords(INSTANT);
  const language = useLanguage();
  const last = useRounds(game.Id)?.[0];
  const face = findFamily(game.Family);
  const count = face ? drawLength(face.draw) : 5;
  const name = game.Name[language];
  return (
    <section
      className={classes(!phone && box['card'], styles['instant'], phone && styles['phone'])}
      aria-label={name}
      data-issue
    >
      {!phone && (
        <h1>
          {onGames ? (
            <button type="button" aria-haspopup="dialog" onClick={onGames}>
              {name}
              <Icon name="down" size={18} />
            </button>
          ) : (
            name
          )}
          <small className={inline['mut']}>{words.noClock}</small>
        </h1>
      )}
      <div className={styles['drawn']} data-last>
        <span className={classes(inline['sec'], inline['num'])}>
          {last ? words.round(last.SerialNumber) : words.none}
          {last && (
            <button
              type="button"
              className={inline['vlink']}
              onClick={() => openVerify(game.Id, last.SerialNumber)}
            >
              <Icon name="shield" size={14} />
              {words.verify}
            </button>
          )}
        </span>
        <Balls
          number={last?.WinningNumber}
          count={count}
          kind={face?.ball}
          extra={face?.extra}
          size={count > 7 ? 'sm' : phone ? 'md' : 'lg'}
          waitLabel={words.none}
        />
      </div>
      <SeedLine />
    </section>
  );
}

/** What the next round is held to, and the way to look into what was drawn so far. */
function SeedLine() {
  const words = useWords(INSTANT);
  const { data } = useCall(instantHttp.getSeed, {});
  const [isChanging, setChanging] = useState(false);
  const seed = data?.ok ? data.value : undefined;
  if (!seed) return <div className={styles['seed']} />;
  const { SeedId, Hash, ClientSeed, Rounds } = seed;
  const reveal = async () => {
    setChanging(true);
    const next = await changeSeed(SeedId).catch(() => undefined);
    setChanging(false);
    showToast(
      next
        ? { kind: 'done', text: filled(INSTANT.rotated, SeedId) }
        : { kind: 'failed', text: INSTANT.failed },
    );
  };
  return (
    <div className={classes(styles['seed'], inline['mut'])}>
      <span className={inline['num']}>
        {words.seed(SeedId)} · {words.used(Rounds, MOST_ROUNDS)}
      </span>
      <span title={Hash}>
        {words.hash} <b className={inline['mono']}>{Hash.slice(0, 12)}…</b>
      </span>
      <span title={ClientSeed ?? undefined}>
        {words.ownSeed}{' '}
        <b className={inline['mono']}>
          {ClientSeed ? `${ClientSeed.slice(0, 12)}…` : words.notSet}
        </b>
      </span>
      <Button
        look="quiet"
        size="small"
        disabled={Rounds === 0 || isChanging}
        onClick={() => void reveal()}
      >
        <Icon name="shield" size={14} />
        {words.rotate}
      </Button>
    </div>
  );
}
