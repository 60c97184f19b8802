import { formatMoney, useWords } from '@fairlot/ui';
import { betHttp } from '@fairlot/wire/bet';
import { useCall, useStore } from '../../../session/index.ts';
import { placedSerials } from '../slip/placed.ts';
import { ISSUE } from '../text.ts';

/** What the player's own bets of a settled issue brought; nothing for who placed none here. */
export function MyResult({ gameId, serial }: { gameId: number; serial: number }) {
  const placed = useStore(placedSerials).has(serial);
  return placed ? <Result gameId={gameId} serial={serial} /> : null;
}

function Result({ gameId, serial }: { gameId: number; serial: number }) {
  const words = useWords(ISSUE);
  const records = useCall(betHttp.getBetRecords, {
    GameId: gameId,
    SerialNumber: serial,
    Page: 1,
    PageSize: 1,
  });
  const sums = records.data?.ok ? records.data.value : undefined;
  if (!sums || sums.Total === 0) return null;
  return sums.SumPrize > 0n ? (
    <span className="num up b">{words.won(formatMoney(sums.SumPrize))}</span>
  ) : (
    <span className="mut">{words.notWon}</span>
  );
}
