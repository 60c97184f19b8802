import { PAYEE } from './text.ts';

/** The fund password, and a code where one is asked. */
export type Fund = { readonly password: string; readonly code: string };
export const NO_FUND: Fund = { password: '', code: '' };

/** At which field a refusal stands. */
export const FUND_FIELDS = {
  NO_FUND_PASSWORD: 'password',
  WRONG_PASSWORD: 'password',
  TOO_MANY_TRIES: 'password',
  CODE_NEEDED: 'code',
  GOOGLE_FAILED: 'code',
} as const;

export const FUND_NAMES = { Password: 'password', Code: 'code' } as const;

/** What is missing of the proof. */
export const missingFund = ({ password, code }: Fund, isCodeAsked: boolean) => ({
  ...(password === '' && { password: PAYEE.needPassword }),
  ...(isCodeAsked && code.trim() === '' && { code: PAYEE.needCode }),
});

/** As the contract has it. */
export const fundOf = ({ password, code }: Fund, isCodeAsked: boolean) => ({
  Password: password,
  ...(isCodeAsked && { Code: code.trim() }),
});
