import { refused, type Refused } from '@fairlot/rules/core/result';
import type { NameFault } from '@fairlot/rules/check/person-name';
import { HOLDER_MOST } from '@fairlot/rules/payee/holder';
import type { Refusal } from '@fairlot/wire/core';
import type { CARD_CODES } from '@fairlot/wire/money/payout-account';

type HolderCodes = Pick<typeof CARD_CODES, 'NAME_FORMAT' | 'NAME_LENGTH' | 'NAME_CHARACTER'>;

/** Returns the refusal of a holder's name. */
export function refusedHolder(fault: NameFault): Refused<Refusal<HolderCodes>> {
  if (fault.code === 'CHARACTER')
    return refused({ code: 'NAME_CHARACTER', params: { sign: fault.sign } });
  return fault.code === 'EMPTY'
    ? refused({ code: 'NAME_FORMAT' })
    : refused({ code: 'NAME_LENGTH', params: { most: HOLDER_MOST } });
}
