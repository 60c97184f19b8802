import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { NOTE_BOUNDS } from '@fairlot/wire/back-office/player-admin';
import type { Db } from '#platform/db';
import { act, type Actor } from '../../staff/operator/proposals/index.ts';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { countNotes, insertNote } from './store-note.ts';
import { holdPlayer } from './store.ts';
import { NO_SUCH_PLAYER, targetOf } from './target.ts';

export type NewNote = {
  readonly playerId: bigint;
  readonly text: string;
  readonly isPinned: boolean;
};
type AddFault = { readonly code: 'NO_SUCH_PLAYER' | 'BAD_NOTE' | 'TOO_MANY_NOTES' };

const UNSEEN = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{C}\u2800]/gu;
const says = (text: string): boolean => text.replaceAll(UNSEEN, '') !== '';

const nameOf = (actor: Actor): string => (actor === 'command' ? actor : actor.name);

/** Notes something of a player for other operators, who alone see it. */
export async function addPlayerNote(
  db: Db,
  actor: Actor,
  { playerId, text: typed, isPinned }: NewNote,
): Promise<Result<number, AddFault>> {
  const text = typed.trim();
  if (!says(text) || [...text].length > NOTE_BOUNDS.length) return refused({ code: 'BAD_NOTE' });
  const target = await targetOf(db, playerId);
  if (target === undefined) return NO_SUCH_PLAYER;
  const deed = { permission: 'manage.notes.change', target, reason: 'a note' } as const;
  return act<number, AddFault>(db, actor, deed, async (tx) => {
    // Held, so that of two at once both are counted.
    if (!(await holdPlayer(tx, playerId))) return NO_SUCH_PLAYER;
    if ((await countNotes(tx, playerId)) >= NOTE_BOUNDS.each) {
      return refused({ code: 'TOO_MANY_NOTES' });
    }
    const id = await insertNote(tx, { playerId, text, isPinned, authorName: nameOf(actor) });
    await publishPageChanges(tx, ['manage.players'], target);
    return ok({ before: null, after: { id, text, isPinned }, value: id });
  });
}
