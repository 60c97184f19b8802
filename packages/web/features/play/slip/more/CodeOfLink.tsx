import { useMemo } from 'react';
import { useWords } from '@fairlot/ui';
import { codeOf } from '../saved/link-code.ts';
import { MORE } from '../saved/more-text.ts';
import inline from '@fairlot/ui/inline.module.css';
import styles from './more.module.css';

/** About as wide as a picture is, in pixels; a fine one is wider. */
const WIDTH = 240;
/** Pixels of a module's side at least: below that a camera takes two of them for one. */
const LEAST = 3;
/** Whole pixels a module: of some that are wider than others a reader makes nothing. */
const widthOf = (size: number): number => size * Math.max(LEAST, Math.floor(WIDTH / size));

/** A link as a picture for the camera of another device, and as text for who cannot use one. */
export function CodeOfLink({ link, rows }: { link: string; rows: number }) {
  const words = useWords(MORE);
  const code = useMemo(() => codeOf(link), [link]);
  return (
    <figure className={styles['code']} data-code>
      {code ? (
        <svg
          role="img"
          aria-label={words.codeOf(rows)}
          style={{ width: widthOf(code.size) }}
          viewBox={`0 0 ${code.size} ${code.size}`}
          shapeRendering="crispEdges"
        >
          <path d={code.path} />
        </svg>
      ) : (
        <p>{words.tooFine}</p>
      )}
      <figcaption className={inline['mut']}>{words.codeHint}</figcaption>
      <input
        readOnly
        aria-label={words.linkText}
        value={link}
        onFocus={(event) => event.target.select()}
      />
    </figure>
  );
}
