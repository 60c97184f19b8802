import type { MerchantState } from '@fairlot/rules/check/merchant-state';
import type { TestServer } from '#testing';
import { setMerchantState } from '../../../site/settings/values/index.ts';

/** Puts a test server into a state, whatever it was in. */
export const writeMerchantState = (server: TestServer, state: MerchantState): Promise<void> =>
  setMerchantState(server.platform.db, state);
