import { Waiting } from '@fairlot/ui';
import { lazyComponent } from '@fairlot/shell';

const waiting = <Waiting parts={['title', 'rows']} />;

/** Ways to look at the past draws of a game, each fetched when it is asked for. */
export const ChartView = lazyComponent(() => import('./chart/ChartView.tsx'), { waiting });
export const StatisticsView = lazyComponent(() => import('./statistics/StatisticsView.tsx'), {
  waiting,
});
export const RoadsView = lazyComponent(() => import('./roads/RoadsView.tsx'), { waiting });
