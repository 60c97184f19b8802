import type { WindowPlan } from '@fairlot/shell';
import { useMayOpen } from '../session/use-may-open.ts';
import { WINDOW_GROUPS } from './window.ts';
import { WindowHead } from './WindowHead.tsx';

/** The popup window. The features add their tabs and menu entries. */
const plan: WindowPlan = { groups: WINDOW_GROUPS, Head: WindowHead, useMayOpen };
export default plan;
