import { Missing, part } from '@fairlot/shell';
import { classes } from '@fairlot/ui/class-names';
import box from '@fairlot/ui/card.module.css';
import place from './trend-place.module.css';

/** Stands where the trend will be. */
export const TrendSpace = () => <section className={classes(box['card'], place['card'])} />;

const load = () => import('./TrendChart.tsx');

/** The trend of a game; it comes when the page is quiet. */
export const TrendChart = part(load, {
  waiting: <TrendSpace />,
  missing: (retry) => (
    <section className={classes(box['card'], place['card'])}>
      <Missing retry={retry} />
    </section>
  ),
});

/** Fetches it with what it shows of a family; a failure shows when it is wanted. */
export const trendOf = (family: string) => ({
  fetch: async () => {
    await TrendChart.fetch();
    await load()
      .then(({ readTrends }) => readTrends(family))
      .catch(() => undefined);
  },
});
