import { BrandMark, useWords } from '@fairlot/ui';
import { classes } from '@fairlot/ui/class-names';
import brand from '@fairlot/ui/brand.module.css';
import type { LogoSlot } from '@fairlot/wire/content/logo';
import styles from './logo.module.css';
import { text } from './text.ts';

/** A mark as players see it, on both of their looks; without a picture the one that is built in. */
export function Preview({ slot, src }: { slot: LogoSlot; src: string }) {
  const words = useWords(text);
  const built = (
    <span className={classes(brand['brand'], styles['built'])}>
      <BrandMark size={28} />
      {slot === 'PCLogo' && 'Fairlot'}
    </span>
  );
  return (
    <div className={styles['looks']}>
      {(['light', 'dark'] as const).map((mode) => (
        <figure key={mode} className={styles['look']} data-mode={mode} data-accent="cobalt">
          <span className={styles['box']} data-slot={slot}>
            {src === '' ? built : <img src={src} crossOrigin="anonymous" alt="" />}
          </span>
          <figcaption>{words[mode]}</figcaption>
        </figure>
      ))}
    </div>
  );
}
