import { classes } from './class-names.ts';
import { Skeleton } from './Skeleton.tsx';
import box from './card.module.css';
import styles from './skeleton.module.css';

/** A card whose content is not there yet, as tall as its place. */
export function CardSkeleton() {
  return (
    <div className={classes(box['card'], styles['card'])} aria-hidden="true">
      <Skeleton width="40%" height={18} />
      <Skeleton width="85%" />
      <Skeleton width="60%" />
    </div>
  );
}
