import { useEffect } from 'react';
import { lazyComponent, MissingWindow, waitFor } from '@fairlot/shell';
import type { DialogsProps } from './Dialogs.tsx';
import { isLinked } from './is-linked.ts';

const isAsked = ({ opened, slip }: DialogsProps): boolean =>
  opened !== undefined || slip.place.attempt.step !== 'idle';

const Loaded = lazyComponent<DialogsProps>(() => import('./Dialogs.tsx'), {
  missing: (retry, { slip, onClose, ...rest }) =>
    isAsked({ slip, onClose, ...rest }) && (
      <MissingWindow
        retry={retry}
        close={() => {
          slip.place.close();
          onClose();
        }}
      />
    ),
});

/** All that lies over the page; no first view has it. */
export function Dialogs(props: DialogsProps) {
  const isWanted = isAsked(props);
  // Their code may be on its way since before the press.
  useEffect(() => {
    if (isWanted) void waitFor(Loaded.preload());
  }, [isWanted]);
  return (props.isSettled || isWanted || isLinked()) && <Loaded {...props} />;
}

Dialogs.preload = Loaded.preload;
