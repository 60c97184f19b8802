import { isReason } from '@fairlot/rules/check/reason';
import type { Bilingual } from '@fairlot/rules/core/text';
import { foldCode } from '@fairlot/rules/core/typed-text';
import { FAULTS } from './text.ts';

/** What every act takes; the code only where the server asks for one. */
export type ActValues = { readonly reason: string; readonly code: string };

export const NOTHING: ActValues = { reason: '', code: '' };

/** A code as the contract takes it: none where none was typed. */
export const codeOf = (code: string): string | undefined => foldCode(code) || undefined;

/** What is wrong before anything is sent. */
export const faultsOf = ({
  reason,
  code,
}: ActValues): { reason?: Bilingual; code?: Bilingual } => ({
  ...(!isReason(reason.trim()) && { reason: FAULTS.reason }),
  ...(!/^(\d{6})?$/.test(foldCode(code)) && { code: FAULTS.code }),
});

/** Refusals that belong to the code: it is asked for only after five minutes. */
export const CODE_FIELD = { CODE_NEEDED: 'code', CODE_WRONG: 'code' } as const;

/** Checks a note for operators: empty or at least three characters. */
export const noteFaults = (note: string): { note?: Bilingual } =>
  note.trim() === '' || isReason(note.trim()) ? {} : { note: FAULTS.note };

/** Returns the note for the call, without the field if it is empty. */
export const noteOf = (note: string): string | undefined => note.trim() || undefined;
