import { formatMoment, formatMoney, fullIssue, useLanguage, useSay, useWords } from '@fairlot/ui';
import { betHttp, type BetRecord } from '@fairlot/wire/bet';
import { call } from '../../../session/index.ts';
import { ExportButton } from '../list/ExportButton.tsx';
import { EXPORT_PAGE } from '../list/gather.ts';
import { useExport } from '../list/use-export.ts';
import { askFor, type BetFilter } from './filters.ts';
import { changeOf, contentText, isSettled, playName } from './record-view.ts';
import { resultWord } from './state-look.ts';
import { BET } from './text.ts';
import type { Game } from '../../lottery/index.ts';

const plain = (text: string): string => text.replaceAll(',', '').replace('−', '-');

/** Saves every bet that the filters find. */
export function BetExport({ games, filter }: { games: readonly Game[]; filter: BetFilter }) {
  const words = useWords(BET);
  const say = useSay();
  const language = useLanguage();
  const { progress, save } = useExport<BetRecord>();
  const line = (row: BetRecord) => {
    const game = games.find(({ Id }) => Id === row.GameId);
    return [
      row.Id,
      formatMoment(row.TimeStamp),
      game ? say(game.Name) : row.GameId,
      fullIssue(row.SerialNumber),
      say(playName(row.Play)),
      contentText(row.Play, row.Content, language) + (row.IsContentCut ? '…' : ''),
      row.Notes,
      row.Multiple,
      row.WinningNumber?.replaceAll(',', ' ') ?? '',
      plain(formatMoney(row.Amount)),
      plain(formatMoney(row.Prize)),
      isSettled(row) ? plain(formatMoney(changeOf(row))) : '',
      resultWord(row, words),
    ];
  };
  const read = async (page: number) => {
    const ask = askFor(filter, { page, size: EXPORT_PAGE });
    const result = await call(betHttp.getBetRecords, ask);
    if (!result.ok) throw new Error(result.error.code);
    return { rows: result.value.Rows, total: result.value.Total };
  };
  const head = [
    words.id,
    words.time,
    words.game,
    words.issue,
    words.play,
    words.content,
    words.notesHead,
    words.multipleHead,
    words.draw,
    words.amount,
    words.prize,
    words.change,
    words.state,
  ];
  const { from, to } = filter.range;
  return (
    <ExportButton
      progress={progress}
      onSave={() => void save({ name: `fairlot-bets-${from}-${to}.csv`, head, line, read })}
    />
  );
}
