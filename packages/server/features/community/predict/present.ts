import { findPlayById } from '@fairlot/rules/play/index';
import type { Prediction } from '@fairlot/wire/community/predict';
import { maskedName } from '../../account/player/index.ts';
import type { PredictionRow } from './store.ts';

const part = (record: string, of: number): Prediction['Record']['Of10'] => {
  const newest = record.slice(0, of);
  return { Hits: newest.replaceAll('2', '').length, Total: newest.length };
};

/** Rows in the words of the contract; names of others are masked. */
export const presentPredictions = (
  rows: readonly PredictionRow[],
  playerId: bigint,
): Prediction[] =>
  rows.flatMap((row) => {
    const play = findPlayById(row.play_id);
    const option = play?.options.find(({ code }) => code === row.side);
    if (!play || !option) return [];
    const isOwn = row.player_id === playerId;
    return [
      {
        Author: row.handle,
        Name: isOwn ? row.nick_name : maskedName(row.nick_name),
        IsOwn: isOwn,
        GameId: row.game_id,
        SerialNumber: Number(row.serial_number),
        Play: play.code,
        PlayName: play.name,
        Option: row.side,
        OptionName: option.name,
        TimeStamp: Number(row.made_ms),
        Outcome: row.outcome,
        Record: {
          Of10: part(row.record, 10),
          Of30: part(row.record, 30),
          Of100: part(row.record, 100),
        },
      },
    ];
  });
