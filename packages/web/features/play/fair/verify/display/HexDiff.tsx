import { useWords } from '@fairlot/ui';
import { hexDiff, type Piece } from './hex-diff.ts';
import { VERIFY } from './text.ts';
import styles from './verify.module.css';
import inline from '@fairlot/ui/inline.module.css';

/** What was published over what was computed, with the groups marked that are not the same. */
export function HexDiff({ expected, computed }: { expected: string; computed: string }) {
  const words = useWords(VERIFY);
  const diff = hexDiff(expected, computed);
  return (
    <dl className={styles['diff']}>
      <div>
        <dt>{words.published}</dt>
        <dd className={inline['mono']}>
          <Pieces pieces={diff.expected} />
        </dd>
      </div>
      <div>
        <dt>{words.computed}</dt>
        <dd className={inline['mono']}>
          <Pieces pieces={diff.computed} />
        </dd>
      </div>
    </dl>
  );
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, differs }, place) =>
    differs ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
  );
}
