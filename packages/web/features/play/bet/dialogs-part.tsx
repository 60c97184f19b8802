import { lazyComponent, MissingWindow } from '@fairlot/shell';
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
  return (props.isSettled || isAsked(props) || isLinked()) && <Loaded {...props} />;
}

Dialogs.preload = Loaded.preload;
