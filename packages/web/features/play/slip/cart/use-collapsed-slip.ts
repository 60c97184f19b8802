import { usePhone, watchMedia } from '@fairlot/shell';

const useLittleHeight = watchMedia('(max-height: 859.98px)');

/** Whether the slip is folded into its foot: too low for board and slip. `isSheet` on a phone. */
export function useCollapsedSlip() {
  const isLittle = useLittleHeight();
  const isSheet = usePhone();
  return { isCollapsed: !isSheet && isLittle, isSheet };
}
