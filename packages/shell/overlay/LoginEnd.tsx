import { lazyComponent } from '../page/lazy-component.tsx';
import { usePageIdle } from '../query/idle.ts';
import { Guarded } from '../page/Guarded.tsx';

const LoginWatch = lazyComponent(() => import('./LoginWatch.tsx'), { missing: () => null });

/** Watches the login once the page stands; where its code cannot be had the login ends unasked. */
export const LoginEnd = () =>
  usePageIdle() ? (
    <Guarded fallback={null}>
      <LoginWatch />
    </Guarded>
  ) : null;
