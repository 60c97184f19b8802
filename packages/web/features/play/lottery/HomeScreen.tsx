import { useWords } from '@fairlot/ui';
import { lazyComponent, usePageIdle } from '@fairlot/shell';
import { GameGrid } from './GameGrid.tsx';
import { text } from './text.ts';
import { WalletCard } from './WalletCard.tsx';
import styles from './home.module.css';
import inline from '@fairlot/ui/inline.module.css';

/** Its hash is asked for once the page is quiet, and so is its code. */
const FairCard = lazyComponent(() => import('./FairCard.tsx'), { missing: () => null });

/** They come with nothing of the first view, beside what is there by then. */
const HomeBanners = lazyComponent(() => import('../../content/banner/index.ts'), {
  missing: () => null,
});

/** The lobby. */
export default function HomeScreen() {
  const words = useWords(text);
  const isIdle = usePageIdle();
  return (
    <div className={styles['lobby']}>
      <h1 className={inline['vh']}>{words.lobby}</h1>
      <div className={styles['main']}>
        <GameGrid />
      </div>
      <aside className={styles['side']} aria-label={words.balance}>
        <WalletCard />
        {isIdle && <HomeBanners />}
        {isIdle && <FairCard />}
      </aside>
    </div>
  );
}
