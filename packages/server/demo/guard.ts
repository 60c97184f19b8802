import { isLoopback } from '../features/staff/operator/accounts/index.ts';

type Guarded = {
  readonly FAIRLOT_DEMO: boolean | undefined;
  readonly DEMO_DATA: boolean | undefined;
  readonly CONSOLE_PORT: number;
  readonly CONSOLE_HOST: string;
};

/**
 * Whether a start may fill a demo. Demo data comes from operators of its own, and these are made only if nobody reaches the
 * console from another machine.
 */
export const takesDemoData = (environment: Guarded): boolean =>
  environment.FAIRLOT_DEMO === true &&
  environment.DEMO_DATA === true &&
  environment.CONSOLE_PORT !== 0 &&
  isLoopback(environment.CONSOLE_HOST);
