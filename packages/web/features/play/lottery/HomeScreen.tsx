import type { CSSProperties } from 'react';
import { CardSkeleton, useWords } from '@fairlot/ui';
import { useFeatures, usePageIdle, type HomeArea } from '@fairlot/shell';
import { GameGrid } from './GameGrid.tsx';
import { text } from './text.ts';
import styles from './home.module.css';
import inline from '@fairlot/ui/inline.module.css';

/** The areas whose code does not wait until the page is quiet. */
const AT_ONCE: ReadonlySet<HomeArea> = new Set(['next', 'wallet']);

/** The cards that features put into an area, each in the room that it said it needs. */
function Area({ area }: { readonly area: HomeArea }) {
  const { home } = useFeatures();
  const isShown = usePageIdle() || AT_ONCE.has(area);
  return home
    .filter((each) => each.area === area)
    .map(({ Card, height: [wide, phone] }, at) => (
      <div
        key={at}
        className={styles['part']}
        style={{ '--wide': `${wide}px`, '--phone': `${phone}px` } as CSSProperties}
      >
        {isShown ? <Card /> : wide > 0 && <CardSkeleton />}
      </div>
    ));
}

/** The home page: the games of the house, and around them what the features put here. */
export default function HomeScreen() {
  const words = useWords(text);
  return (
    <div className={styles['lobby']}>
      <h1 className={inline['vh']}>{words.lobby}</h1>
      <div className={styles['next']}>
        <Area area="next" />
      </div>
      <div className={styles['wallet']}>
        <Area area="wallet" />
      </div>
      <div className={styles['main']}>
        <Area area="lead" />
        <GameGrid />
        <Area area="more" />
      </div>
      <aside className={styles['side']} aria-label={words.beside}>
        <Area area="side" />
      </aside>
      <aside className={styles['news']} aria-label={words.news}>
        <Area area="news" />
      </aside>
    </div>
  );
}
