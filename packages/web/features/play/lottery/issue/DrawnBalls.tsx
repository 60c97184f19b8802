import ball from '@fairlot/ui/ball.module.css';
import { useEffect, useState, type CSSProperties } from 'react';
import { ballTexts, drawLength, lookAt } from '@fairlot/rules/play/draw-shape';
import type { BallLook } from '@fairlot/rules/play/family';
import { Ball, DrawnBall, fitStyle, HexDigits, useLanguage, useWords } from '@fairlot/ui';
import type { IssueInfo } from '@fairlot/wire/play/lottery';
import { drawOf } from './issue-view.ts';
import type { HitsOf } from './hits-of.ts';
import { ISSUE } from './text.ts';
import { useFamilyHere } from './use-family.ts';
import { useUnder } from './animals.ts';
import { classes } from '@fairlot/ui/class-names';
import styles from './issue.module.css';

/** Everything of the reveal is over by now. */
const REVEAL_MS = 1800;

type Props = { readonly issue: IssueInfo; readonly size: 'md' | 'lg'; readonly hitsOf: HitsOf };

/** The number of an issue, as its family shows it. */
export function DrawnBalls(props: Props) {
  const { issue, size } = props;
  const { draw: shape, ball: look } = useFamilyHere();
  const words = useWords(ISSUE);
  if (typeof look === 'string') return <Reveal {...props} kind={look} />;
  return (
    <HexDigits
      digits={issue.WinningNumber}
      look={look}
      count={drawLength(shape)}
      size={size === 'lg' ? 'lg' : 'xs'}
      waitLabel={words.drawing}
    />
  );
}

/**
 * The balls of an issue: dashed while its number is awaited, settling one after the other when it
 * comes. A page that was hidden, or that opens after the draw, shows them at once.
 */
function Reveal({ issue, size, hitsOf, kind }: Props & { kind: BallLook }) {
  const { draw: shape, extra } = useFamilyHere();
  const under = useUnder();
  const language = useLanguage();
  // Where something stands under them there is less room in height too.
  const smaller = size === 'lg' ? 'md' : 'sm';
  const count = drawLength(shape);
  const shown = count > 7 ? 'sm' : under ? smaller : size;
  // On a phone they are as large as there is room for.
  const fits = size === 'md';
  const words = useWords(ISSUE);
  const draw = drawOf(issue, shape);
  const hits = draw ? hitsOf(issue.SerialNumber, draw) : [];
  const isRevealing = useReveal(issue.SerialNumber, draw !== undefined);
  const texts = draw && ballTexts(shape, draw);
  const balls = Array.from({ length: count }, (_, i) => texts?.[i]);
  return (
    <div
      className={classes(
        ball['balls'],
        styles['balls'],
        fits && ball['fit'],
        isRevealing && styles['reveal'],
      )}
      style={fits ? fitStyle(count, shown) : undefined}
      role="img"
      aria-label={texts ? texts.join(' ') : words.drawing}
    >
      {balls.map((ball, i) => (
        <span key={i} className={styles['place']} style={{ '--i': i } as CSSProperties}>
          {under && (
            <small className={styles['under']}>
              {draw && !isRevealing ? under(draw[i] ?? 0, issue.DrawTimeStamp)[language] : '\u00a0'}
            </small>
          )}
          {(ball === undefined || isRevealing) && (
            <Ball size={shown} look="wait" isExtra={lookAt(kind, extra, i) === 'extra'} />
          )}
          {ball !== undefined && (
            <DrawnBall
              kind={lookAt(kind, extra, i)}
              size={shown}
              text={ball}
              hit={hits[i] ?? false}
            />
          )}
        </span>
      ))}
    </div>
  );
}

/** True while the balls of an issue settle that this page saw being awaited. */
function useReveal(serial: number, isDrawn: boolean): boolean {
  const [awaited, setAwaited] = useState<number>();
  if (!isDrawn && awaited !== serial) setAwaited(serial);
  const isRevealing = isDrawn && awaited === serial && !document.hidden;
  useEffect(() => {
    if (!isRevealing) return undefined;
    const timer = setTimeout(() => setAwaited(undefined), REVEAL_MS);
    return () => clearTimeout(timer);
  }, [isRevealing]);
  return isRevealing;
}
