import { formatMoment, fullIssue, useSay, useWords } from '@fairlot/ui';
import { moneyToNumber } from '@fairlot/rules/core/money';
import { walletHttp, type CashFlow } from '@fairlot/wire/wallet';
import { call } from '../../../session/index.ts';
import { ExportButton } from '../list/ExportButton.tsx';
import { EXPORT_PAGE } from '../list/gather.ts';
import { useExport } from '../list/use-export.ts';
import { askFor, sides, typeName, type FlowFilter } from './flow-view.ts';
import { CASH } from './text.ts';
import type { Game } from '../../lottery/index.ts';

/** Saves every movement that the filters find. */
export function CashFlowExport(props: { games: readonly Game[]; filter: FlowFilter }) {
  const { games, filter } = props;
  const words = useWords(CASH);
  const say = useSay();
  const { progress, save } = useExport<CashFlow>();
  const line = (row: CashFlow) => {
    const game = games.find(({ Id }) => Id === row.GameId);
    const issue = row.SerialNumber === null ? '' : fullIssue(row.SerialNumber);
    const { in: moneyIn, out } = sides(row);
    return [
      row.Id,
      formatMoment(row.TimeStamp),
      say(typeName(row.Type)),
      `${game ? say(game.Name) : ''} ${issue}`.trim(),
      moneyToNumber(moneyIn),
      moneyToNumber(out),
      moneyToNumber(row.BalanceAfter),
      row.BetId ?? '',
    ];
  };
  const read = async (page: number) => {
    const result = await call(walletHttp.getCashFlow, askFor(filter, { page, size: EXPORT_PAGE }));
    if (!result.ok) throw new Error(result.error.code);
    return { rows: result.value.Rows, total: result.value.Total };
  };
  const head = [
    words.id,
    words.time,
    words.type,
    words.summary,
    words.moneyIn,
    words.moneyOut,
    words.balance,
    words.bet,
  ];
  const { from, to } = filter.range;
  return (
    <ExportButton
      progress={progress}
      onSave={() => void save({ name: `fairlot-cash-${from}-${to}.csv`, head, line, read })}
    />
  );
}
