import { betHttp, type Receipt } from '@fairlot/wire/play/bet';
import { call } from '@fairlot/shell';

/** A receipt, the server's word that it has no record, or nothing at all. */
export type Word = Receipt | 'none' | 'silent';

/** What became of an intent whose answer was lost. */
export async function ask(id: string): Promise<Word> {
  try {
    const result = await call(betHttp.byIntent, { IntentId: id });
    if (result.ok) return result.value;
    return result.error.code === 'NOT_FOUND' ? 'none' : 'silent';
  } catch {
    // The next question comes soon.
    return 'silent';
  }
}
