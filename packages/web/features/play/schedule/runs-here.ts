import { keptStore } from '@fairlot/shell';

/** Whether a schedule was placed here that may still run: nobody is asked about any before. */
export const runsHere = keptStore('schedule.runs', false, { clearedAtLogout: true });
