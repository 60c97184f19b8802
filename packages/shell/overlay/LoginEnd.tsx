import { part } from '../page/part.tsx';
import { usePageIdle } from '../query/idle.ts';
import { Guarded } from './Guarded.tsx';

const LoginWatch = part(() => import('./LoginWatch.tsx'), { missing: () => null });

/** Watches the login once the page stands; where its code cannot be had the login ends unasked. */
export const LoginEnd = () =>
  usePageIdle() ? (
    <Guarded fallback={null}>
      <LoginWatch />
    </Guarded>
  ) : null;
