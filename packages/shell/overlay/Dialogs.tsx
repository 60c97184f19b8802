import { useSyncExternalStore } from 'react';
import { questions } from '@fairlot/ui/ask';
import { MissingWindow, part } from '../page/part.tsx';
import { Fault } from './Fault.tsx';
import { Guarded } from './Guarded.tsx';

/** Takes the first question back: what cannot be shown cannot be agreed to. */
const dropQuestion = (): void => questions.get()[0]?.answer(false);

export const DialogHost = part(() => import('./DialogPart.tsx'), {
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
