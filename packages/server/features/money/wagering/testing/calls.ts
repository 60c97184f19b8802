import type { wageringHttp } from '@fairlot/wire/money/wagering';
import { CALLS, type CallRows, type FeatureCalls } from '#testing/calls';

const wageringCalls: CallRows<typeof wageringHttp> = {
  // What the owner bet in an issue that is drawn counted for the line of his gift.
  getRequirement: { who: 'player', secret: () => String(CALLS.serial) },
};

export const calls: FeatureCalls = { http: wageringCalls };
