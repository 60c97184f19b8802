import type { HubLog } from '../setting/log.ts';
import type { Clock } from '../time/clock.ts';
import type { TimerWheel } from '../time/timer-wheel.ts';
import type { Turns } from '../time/turns.ts';
import type { ForeignPages } from '../transport/foreign-page.ts';
import type { HubServerOptions } from './options.ts';

/** What all hubs of a server have in common. */
export interface ServerParts<P> {
  readonly server: HubServerOptions<P>;
  readonly clock: Clock;
  readonly wheel: TimerWheel;
  readonly turns: Turns;
  readonly log: HubLog;
  readonly foreignPages: ForeignPages;
  readonly isDraining: () => boolean;
}
