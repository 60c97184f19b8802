import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { findPlay } from '@fairlot/rules/play/index';
import type { Input, RefusalOf } from '@fairlot/wire/core';
import type { predictHttp } from '@fairlot/wire/community/predict';
import type { Db } from '#platform/db';
import { categoryOfGame } from '../../play/lottery/games/index.ts';
import { sideOf } from './sides.ts';
import { findIssueId, MOST, postPrediction, type Posted } from './store.ts';

type Refused = RefusalOf<typeof predictHttp.predict>;
type Answer = Result<{ readonly SerialNumber: number }, Refused>;

const answerOf = (posted: Posted, SerialNumber: number): Answer => {
  if (posted === 'OK') return ok({ SerialNumber });
  if (posted === 'CLOSED') return refused({ code: 'PREDICT_CLOSED' });
  if (posted === 'NOT_FOUND') return refused({ code: 'PREDICT_NONE' });
  return refused({ code: 'PREDICT_LIMIT', params: { issue: MOST.ofIssue, day: MOST.ofDay } });
};

/** Posts what a player says of an issue that is on sale; without an option, takes it back. */
export async function post(
  db: Db,
  playerId: bigint,
  {
    GameId,
    SerialNumber,
    Play,
    Option,
  }: Omit<Input<typeof predictHttp.predict>, 'Option'> & { readonly Option?: string },
): Promise<Answer> {
  const family = (await categoryOfGame(db, GameId))?.family;
  const side = family ? sideOf(family, Play, Option ?? '') : undefined;
  const play = side?.pair.play ?? (Option === undefined && family ? findPlay(Play) : undefined);
  if (!play) return refused({ code: 'PREDICT_SIDE' });
  const issueId = await findIssueId(db, GameId, SerialNumber);
  if (issueId === undefined) return refused({ code: 'PREDICT_CLOSED' });
  const what = { issueId, playId: play.id, side: Option ?? null };
  return answerOf(await postPrediction(db, playerId, what), SerialNumber);
}
