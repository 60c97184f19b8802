import {
  isMerchantState,
  MERCHANT_OPENS,
  MERCHANT_STATES,
} from '@fairlot/rules/check/merchant-state';
import { textOf } from '@fairlot/wire/core';
import { MERCHANT_CODES } from '@fairlot/wire/content/site-state';
import { changeState } from '../../../features/content/site-state/index.ts';
import { readSite } from '../../../features/site/settings/values/index.ts';
import type { Db } from '#platform/db';
import type { GameStage } from './games.ts';

/** What `npm run site` does with the state of the merchant, by actor `command`; it opens what is closed to operators too. */
export const MERCHANT_USAGE = `npm run site -- merchant                         whom the site lets in
npm run site -- merchant STATE                   ${MERCHANT_STATES.join(', ')}`;

const said = (state: (typeof MERCHANT_STATES)[number]): string =>
  `${state}: ${MERCHANT_OPENS[state].name.en.toLowerCase()}`;

export const merchantActs = {
  merchant: {
    words: 1,
    run: async ({ db, reason }: GameStage, [state]: readonly string[]) => {
      if (!isMerchantState(state)) return undefined;
      const done = await changeState(db, 'command', { state, reason });
      return done.ok ? said(done.value) : textOf(MERCHANT_CODES[done.error], undefined, 'en');
    },
  },
} as const;

export const describeSiteState = async (db: Db): Promise<string> =>
  said((await readSite(db)).merchantState);
