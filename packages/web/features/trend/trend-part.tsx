import { Missing, part } from '@fairlot/shell';
import './trend-place.css';

/** Stands where the trend will be. */
export const TrendPlace = () => <section className="card trend-card" />;

/** The trend of a game; it comes when the page is quiet. */
export const TrendChart = part(() => import('./TrendChart.tsx'), {
  waiting: <TrendPlace />,
  missing: (retry) => (
    <section className="card trend-card">
      <Missing retry={retry} />
    </section>
  ),
});
