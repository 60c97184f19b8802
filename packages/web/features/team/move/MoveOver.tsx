import { lazyComponent, useStore } from '@fairlot/shell';
import { moving } from './open-move.ts';

const MoveMember = lazyComponent(() => import('./MoveMember.tsx'));

/** The dialog of a move, over whatever screen opened it. */
export default function MoveOver() {
  const member = useStore(moving);
  return member ? <MoveMember member={member} close={() => moving.set(undefined)} /> : null;
}
