import { lazyComponent, useStore } from '@fairlot/shell';
import { deleting } from './open-delete.ts';

const DeleteMember = lazyComponent(() => import('./DeleteMember.tsx'));

/** The dialog of a deletion, over whatever screen opened it. */
export default function DeleteOver() {
  const member = useStore(deleting);
  return member ? <DeleteMember member={member} close={() => deleting.set(undefined)} /> : null;
}
