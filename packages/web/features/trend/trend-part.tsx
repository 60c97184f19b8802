import { Missing, part } from '@fairlot/shell';
import { classes } from '@fairlot/ui/class-names';
import box from '@fairlot/ui/card.module.css';
import place from './trend-place.module.css';

/** Stands where the trend will be. */
export const TrendSpace = () => <section className={classes(box['card'], place['card'])} />;

/** The trend of a game; it comes when the page is quiet. */
export const TrendChart = part(() => import('./TrendChart.tsx'), {
  waiting: <TrendSpace />,
  missing: (retry) => (
    <section className={classes(box['card'], place['card'])}>
      <Missing retry={retry} />
    </section>
  ),
});
