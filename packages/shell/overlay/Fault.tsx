import { MissingWindow } from '../page/Missing.tsx';

/** What lies over the screen has a fault: the screen below goes on. */
export const Fault = ({ close }: { close: () => void }) => (
  <MissingWindow retry={() => location.reload()} close={close} />
);
