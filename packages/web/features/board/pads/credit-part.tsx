import { Skeleton } from '@fairlot/ui';
import { part, whenIdle } from '@fairlot/shell';

/** The pad with odds, which most visits never open. */
export const OddsPad = part(() => import('./OddsPad.tsx'), {
  waiting: <Skeleton height={240} />,
});

/** Its tools. The pad takes presses without them: they come when it stands. */
export const CreditTools = part(async () => {
  await OddsPad.fetch();
  await whenIdle();
  return import('./CreditTools.tsx');
});
