import { usePhone, watchMedia } from '@fairlot/shell';

const useLittleHeight = watchMedia('(max-height: 859.98px)');

/** Whether the slip is folded into its foot: too low for board and slip. */
export function useCollapsedSlip(): boolean {
  const isLittle = useLittleHeight();
  return !usePhone() && isLittle;
}
