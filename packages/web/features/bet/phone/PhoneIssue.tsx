import { IssueClock } from '../issue/IssueClock.tsx';
import { LastDraw } from '../issue/LastDraw.tsx';

/** Last draw and countdown, side by side. */
export function PhoneIssue(props: { gameId: number; positions: number; isVerifiable: boolean }) {
  return (
    <section className="m-issue">
      <LastDraw {...props} phone />
      <IssueClock phone />
    </section>
  );
}
