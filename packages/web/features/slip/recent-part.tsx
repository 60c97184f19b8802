import { Missing, part } from '@fairlot/shell';

/** The second tab of the slip. */
export const RecentBets = part(() => import('./RecentBets.tsx'), {
  waiting: <div className="lines" />,
  missing: (retry) => (
    <div className="lines">
      <Missing retry={retry} />
    </div>
  ),
});
