import type { ComponentType } from 'react';
import { lazyComponent, Missing, type LazyComponent } from '@fairlot/shell';
import { Waiting } from '@fairlot/ui';
import { classes } from '@fairlot/ui/class-names';
import box from '@fairlot/ui/card.module.css';
import place from './trend-place.module.css';

const WAITING = ['title', 'picture'] as const;

/** Stands where the trend will be. */
export const TrendSpace = () => (
  <section className={classes(box['card'], place['card'])}>
    <Waiting parts={WAITING} />
  </section>
);

/** A trend that comes when the page is quiet, and its space until then. */
export const trendPart = <P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): LazyComponent<P> =>
  lazyComponent(load, {
    waiting: <TrendSpace />,
    missing: (retry) => (
      <section className={classes(box['card'], place['card'])}>
        <Missing retry={retry} />
      </section>
    ),
  });
