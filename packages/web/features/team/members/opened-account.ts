import type { Output } from '@fairlot/wire/core';
import type { membersHttp } from '@fairlot/wire/team/members';

/** A new account with the password that it was opened with: only this page has it. */
export type OpenedAccount = Output<typeof membersHttp.openAccount> & { readonly password: string };
