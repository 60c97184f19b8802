import {
  Failed,
  formatMoney,
  fullIssue,
  Money,
  shortIssue,
  Skeleton,
  Status,
  useLanguage,
  useSay,
  useWords,
} from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import table from '@fairlot/ui/table.module.css';
import { usePhone } from '@fairlot/shell';
import { useCursorList } from '@fairlot/shell/record/use-cursor-list';
import { followHttp, type FollowOrder } from '@fairlot/wire/community/follow';
import { contentText } from '../../../play/lottery/index.ts';
import { knownPlay, usePlaysNamed } from '../../../play/lottery/families/index.ts';
import { useGames } from '../../../play/lottery/games/index.ts';
import { orderLook, reasonText } from './record-view.ts';
import { FOLLOWED, ORDER_STATES } from './text.ts';
import styles from './record.module.css';

const POLL_MS = 5_000;
/** As many as the contract gives at a time. */
const MOST_ROWS = 50;
const HEADS = ['issue', 'line', 'amount', 'state', 'draw', 'prize', 'bet'] as const;
const NUMBERS: ReadonlySet<string> = new Set(['amount', 'prize']);
const NO_ROWS: readonly FollowOrder[] = [];

/** What a plan made of the carts of its leader, those that failed with their reason. */
export function FollowOrders({ id }: { id: string }) {
  const words = useWords(FOLLOWED);
  const isPhone = usePhone();
  const { source } = useCursorList<typeof followHttp.getOrders, FollowOrder, string>(
    followHttp.getOrders,
    (cursor, size) => ({ Id: id, PageSize: size, ...(cursor !== undefined && { After: cursor }) }),
    { refetchInterval: POLL_MS, sheetSize: MOST_ROWS },
  );
  const { rows, paging, problem } = source;
  usePlaysNamed((rows ?? NO_ROWS).flatMap(({ Lines }) => Lines.map(({ Play }) => Play)));
  if (problem && !rows?.length) return <Failed title={words.detailFailed} retry={source.retry} />;
  if (!rows) return <Skeleton height={120} />;
  if (rows.length === 0) return <p className={styles['none']}>{words.noOrder}</p>;
  return (
    <div className={styles['detail']} tabIndex={0} role="region" aria-label={words.detail}>
      {isPhone ? (
        <ul className={inline['num']}>
          {rows.map((row) => (
            <OrderLine key={row.Id} row={row} />
          ))}
        </ul>
      ) : (
        <OrderTable rows={rows} />
      )}
      {paging?.hasMore && (
        <Button look="quiet" size="small" onClick={paging.onMore}>
          {words.moreOrders}
        </Button>
      )}
    </div>
  );
}

function OrderTable({ rows }: { readonly rows: readonly FollowOrder[] }) {
  const words = useWords(FOLLOWED);
  return (
    <table className={classes(table['table'], inline['num'])}>
      <thead>
        <tr>
          {HEADS.map((head) => (
            <th key={head} scope="col" className={NUMBERS.has(head) ? table['n'] : undefined}>
              {words[head]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <OrderRow key={row.Id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

/** How an order is told: its game and issue, and what the leader bet. */
function useOrderText({ GameId, SerialNumber, Lines, Bets }: FollowOrder) {
  const words = useWords(FOLLOWED);
  const say = useSay();
  const language = useLanguage();
  const { games } = useGames();
  const game = games?.find(({ Id }) => Id === GameId);
  const [first] = Lines;
  const play = first && knownPlay(first.Play);
  const line = first
    ? `${play ? say(play.name) : first.Play} ${contentText(first.Play, first.Content, language)}`
    : '';
  return {
    issue: `${game ? say(game.Name) : GameId} ${shortIssue(SerialNumber)}`,
    line: Bets > 1 ? `${line} ${words.more(Bets)}` : line,
  };
}

function OrderState({ row }: { readonly row: FollowOrder }) {
  const say = useSay();
  const reason = reasonText(row);
  return (
    <span>
      <Status look={orderLook(row)}>{say(ORDER_STATES[row.State] ?? ORDER_STATES[0])}</Status>
      {reason && <small className={styles['reason']}>{say(reason)}</small>}
    </span>
  );
}

/** An order on a phone. */
function OrderLine({ row }: { readonly row: FollowOrder }) {
  const words = useWords(FOLLOWED);
  const text = useOrderText(row);
  return (
    <li className={styles['order']}>
      <span title={fullIssue(row.SerialNumber)}>{text.issue}</span>
      <OrderState row={row} />
      <span className={styles['whole']}>{text.line}</span>
      {row.Amount !== null && (
        <span>
          {words.amount} {formatMoney(row.Amount)}
        </span>
      )}
      {row.Prize > 0n && <Money amount={row.Prize} />}
    </li>
  );
}

function OrderRow({ row }: { row: FollowOrder }) {
  const text = useOrderText(row);
  return (
    <tr>
      <td title={fullIssue(row.SerialNumber)}>{text.issue}</td>
      <td className={styles['line']}>{text.line}</td>
      <td className={table['n']}>{row.Amount === null ? '—' : formatMoney(row.Amount)}</td>
      <td>
        <OrderState row={row} />
      </td>
      <td>{row.Amount === null ? '—' : (row.WinningNumber?.replaceAll(',', ' ') ?? '—')}</td>
      <td className={table['n']}>{row.Prize > 0n ? <Money amount={row.Prize} /> : '—'}</td>
      <td className={classes(inline['mono'], inline['mut'])} title={row.BetIds.join(' ')}>
        {row.BetIds[0]?.slice(-8) ?? '—'}
      </td>
    </tr>
  );
}
