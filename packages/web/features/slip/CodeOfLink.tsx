import { useMemo } from 'react';
import { useWords } from '@fairlot/ui';
import { codeOf } from './link-code.ts';
import { MORE } from './more-text.ts';
import inline from '@fairlot/ui/inline.module.css';
import styles from './more.module.css';

/** A link as a picture for the camera of another device, and as text for who cannot use one. */
export default function CodeOfLink({ link, rows }: { link: string; rows: number }) {
  const words = useWords(MORE);
  const code = useMemo(() => codeOf(link), [link]);
  return (
    <figure className={styles['code']} data-code>
      {code ? (
        <svg
          role="img"
          aria-label={words.codeOf(rows)}
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
