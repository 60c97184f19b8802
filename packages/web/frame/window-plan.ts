import type { WindowPlan } from '@fairlot/shell';
import { WindowAccess } from './WindowAccess.tsx';
import { WINDOW_GROUPS } from './window.ts';
import { WindowHead } from './WindowHead.tsx';

/** The popup window. The features add their tabs and menu entries. */
const plan: WindowPlan = { groups: WINDOW_GROUPS, Head: WindowHead, Access: WindowAccess };
export default plan;
