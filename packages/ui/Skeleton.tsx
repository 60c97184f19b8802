import type { CSSProperties } from 'react';
import { useWords } from './words/index.ts';
import styles from './skeleton.module.css';

/** One block of what is coming. CSS holds it back for 300 ms: quick answers do not flicker. */
export function Skeleton(props: { width?: CSSProperties['width']; height?: number }) {
  const { width = '100%', height = 16 } = props;
  return <span className={styles['skeleton']} style={{ width, height }} aria-hidden="true" />;
}

const TEXT = { loading: { zh: '正在加载', en: 'Loading' } };

type Block = readonly [width: CSSProperties['width'], height: number];

const repeat = (count: number, ...blocks: readonly Block[]): readonly Block[] =>
  Array.from({ length: count }, () => blocks).flat();

/** Parts of a screen in their sizes: pixels, or a share of the width. */
const PARTS = {
  title: [['38%', 26]],
  text: [
    ['92%', 16],
    ['88%', 16],
    ['95%', 16],
    ['60%', 16],
  ],
  facts: repeat(4, [120, 40]),
  fields: repeat(3, [96, 14], ['100%', 44]),
  /** Rows of a table: a bar in the middle of each. */
  rows: repeat(8, ['100%', 14]),
  /** Rows of two lines: a title and its date. */
  titles: repeat(6, ['70%', 18], ['40%', 14]),
  /** Records on a phone. */
  cards: repeat(5, ['100%', 118]),
  picture: [['100%', 200]],
} satisfies Record<string, readonly Block[]>;

export type WaitingPart = keyof typeof PARTS;

/** Stands in for a screen while its data loads: the parts of its shape, from top to bottom. */
export function Waiting({ parts }: { readonly parts: readonly WaitingPart[] }) {
  const words = useWords(TEXT);
  return (
    <div className={styles['waiting']} role="status" aria-label={words.loading} data-waiting>
      {parts.map((part) => (
        <div key={part} className={styles[part]}>
          {PARTS[part].map(([width, height], at) => (
            <Skeleton key={at} width={width} height={height} />
          ))}
        </div>
      ))}
    </div>
  );
}
