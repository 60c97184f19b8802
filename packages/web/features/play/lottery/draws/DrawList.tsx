import { memo } from 'react';
import { ballTexts, lookAt } from '@fairlot/rules/play/draw-shape';
import { DrawnBall, HexDigits, Icon, tailIssue, useSay, useWords } from '@fairlot/ui';
import ball from '@fairlot/ui/ball.module.css';
import styles from './draws.module.css';
import { Link } from '@fairlot/shell';
import { useIsRead, type PastDraw } from '../issue/use-issues.ts';
import { useFamilyHere } from '../issue/use-family.ts';
import { openVerify } from '../issue/verify-link.ts';
import { AnimalSwitch } from './AnimalSwitch.tsx';
import { DRAWS } from './text.ts';
import { buttonClass, IconButton } from '@fairlot/ui/button';
import { classes } from '@fairlot/ui/class-names';
import box from '@fairlot/ui/card.module.css';
import inline from '@fairlot/ui/inline.module.css';

/** The newest draws with what they add up to; the shield opens the proof. A tap on the pad leaves it alone. */
export const DrawList = memo(function DrawList(props: {
  gameId: number;
  draws: readonly PastDraw[];
  isVerifiable: boolean;
}) {
  const { gameId, draws, isVerifiable } = props;
  const words = useWords(DRAWS);
  const isRead = useIsRead();
  const { under } = useFamilyHere();
  return (
    <section className={classes(box['card'], styles['draws'])} aria-label={words.recentDraws}>
      <div className={box['head']}>
        {words.recentDraws}
        <span className={inline['grow']} />
        {under && <AnimalSwitch />}
        <Link
          to={`/DrawHistory/${gameId}`}
          className={buttonClass({ look: 'quiet', size: 'small' })}
        >
          {words.more}
          <Icon name="right" size={14} />
        </Link>
      </div>
      <ul data-draws className={styles['list']} tabIndex={0} aria-label={words.recentDraws}>
        {draws.slice(0, 20).map((draw) => (
          <DrawRow key={draw.serial} draw={draw} isVerifiable={isVerifiable} />
        ))}
        {draws.length === 0 && (
          <li className={styles['none']}>{isRead ? words.none : words.unread}</li>
        )}
      </ul>
    </section>
  );
});

function DrawRow({ draw, isVerifiable }: { draw: PastDraw; isVerifiable: boolean }) {
  const words = useWords(DRAWS);
  const say = useSay();
  const family = useFamilyHere();
  const { ball: look } = family;
  const texts = ballTexts(family.draw, draw.draw);
  const isLong = texts.length > 7;
  const issue = tailIssue(draw.serial);
  const isHex = typeof look === 'object';
  return (
    <li className={classes(styles['draw'], isHex ? styles['hex'] : isLong && styles['long'])}>
      <span className={styles['serial']}>{issue}</span>
      {isHex ? (
        <HexDigits digits={texts.join('')} look={look} count={texts.length} size="sm" />
      ) : (
        <div
          className={classes(ball['balls'], styles['balls'])}
          role="img"
          aria-label={texts.join(' ')}
        >
          {texts.map((text, i) => (
            <DrawnBall
              key={i}
              kind={lookAt(look, family.extra, i)}
              size={isLong ? 'xs' : 'sm'}
              text={text}
            />
          ))}
        </div>
      )}
      <span className={styles['facts']}>
        {family.facts(draw.draw, draw.drawMs).map(({ short, isTie }, at) => (
          <span key={at} className={isTie ? inline['tie'] : undefined}>
            {say(short)}
          </span>
        ))}
      </span>
      {isVerifiable && (
        <IconButton
          icon="shield"
          iconSize={14}
          className={styles['shield']}
          label={words.verifyIssue(issue)}
          onClick={() => openVerify(draw.serial)}
        />
      )}
    </li>
  );
}
