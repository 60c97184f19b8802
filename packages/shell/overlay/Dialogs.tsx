import { useSyncExternalStore } from 'react';
import { questions } from '@fairlot/ui/ask';
import { lazyComponent } from '../page/lazy-component.tsx';
import { MissingWindow } from '../page/Missing.tsx';
import { Fault } from './Fault.tsx';
import { Guarded } from '../page/Guarded.tsx';

/** Takes the first question back: what cannot be shown cannot be agreed to. */
const dropQuestion = (): void => questions.get()[0]?.answer(false);

export const DialogHost = lazyComponent(() => import('./DialogPart.tsx'), {
  missing: (retry) => <MissingWindow retry={retry} close={dropQuestion} />,
});

/** The dialogs, once something is asked. */
export function Dialogs() {
  const isAsked = useSyncExternalStore(questions.subscribe, () => questions.get().length > 0);
  return isAsked ? (
    <Guarded fallback={<Fault close={dropQuestion} />}>
      <DialogHost />
    </Guarded>
  ) : null;
}
