import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import { useMemo, type ReactNode } from 'react';
import { addMoney, ZERO } from '@fairlot/rules/core/money';
import type { Bilingual } from '@fairlot/rules/core/text';
import {
  Failed,
  formatMoment,
  formatMoney,
  Money,
  showToast,
  Skeleton,
  useLanguage,
  useSay,
  useWords,
} from '@fairlot/ui';
import { IconButton } from '@fairlot/ui/button';
import { copyText } from '@fairlot/ui/copy-text';
import { betHttp, type BetRecord } from '@fairlot/wire/play/bet';
import { membersHttp } from '@fairlot/wire/team/members';
import { useCall } from '@fairlot/shell';
import { contentText } from '../../../play/lottery/index.ts';
import type { Game } from '../../../play/lottery/games/index.ts';
import { asked, useWhose } from '../list/whose.ts';
import { Drawn } from './Cells.tsx';
import { Proofs } from './Proofs.tsx';
import { detailOf, oddsText, type BetDetail as Detail } from './record-view.ts';
import { BET } from './text.ts';
import { winningLines } from './winning-lines.ts';
import styles from './bet-record.module.css';

/** A typed selection may be two million characters long; so much of it is drawn. */
const MOST_SHOWN = 4000;

type Props = { readonly row: BetRecord; readonly game: Game | undefined };

/** What was opened comes into sight. */
const reveal = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/** A bet whole: its selection, how each tier fared, and the way to the proof of its draw. */
export function BetDetail({ row, game }: Props) {
  const words = useWords(BET);
  const member = useWhose();
  const records =
    member === undefined
      ? betHttp.getBetRecords
      : (membersHttp.getMemberBets as unknown as typeof betHttp.getBetRecords);
  const one = useCall(records, asked({ Id: row.Id, PageSize: 1 }, member));
  const whole = one.data?.ok ? one.data.value.Rows[0] : undefined;
  if (one.isError && !whole) {
    return <Failed title={words.detailFailed} retry={() => void one.refetch()} />;
  }
  if (!whole) return <Skeleton height={72} />;
  const detail = detailOf(whole);
  return (
    <div className={styles['detail']} ref={reveal}>
      <Facts row={whole} />
      {whole.Corrected?.map((former) => (
        <Former key={former.SettledTimeStamp} former={former} />
      ))}
      <Content row={whole} />
      {detail && <Tiers detail={detail} />}
      {whole.Prize > 0n && <Lines row={whole} />}
      {game?.IsVerifiable && member === undefined && (
        <Proofs row={whole} isIssue={game.Kind !== 'instant'} />
      )}
    </div>
  );
}

type FormerOutcome = NonNullable<BetRecord['Corrected']>[number];

/** How a bet had ended before the number of its issue was corrected. */
function Former({ former }: { former: FormerOutcome }) {
  const words = useWords(BET);
  const { WinningNumber, Prize, Refund, SettledTimeStamp } = former;
  return (
    <p className={classes(inline['num'], styles['former'])}>
      {words.former({
        time: formatMoment(SettledTimeStamp),
        number: WinningNumber.replaceAll(',', ' '),
        amount: formatMoney(addMoney(Prize, Refund)),
      })}
    </p>
  );
}

function useCopy() {
  return async (text: string) =>
    showToast(
      (await copyText(text))
        ? { kind: 'done', text: BET.copied }
        : { kind: 'failed', text: BET.notCopied },
    );
}

const UNITS = ['unit0', 'unit1', 'unit2', 'unit3'] as const;

function Facts({ row }: { row: BetRecord }) {
  const words = useWords(BET);
  const copy = useCopy();
  const unit = UNITS[row.Mode];
  return (
    <dl className={classes(inline['num'], styles['facts'])}>
      <div>
        <dt>{words.id}</dt>
        <dd className={inline['mono']}>
          {row.Id}
          <IconButton
            icon="copy"
            size="small"
            label={words.copyId}
            onClick={() => void copy(row.Id)}
          />
        </dd>
      </div>
      <Fact name={words.accepted}>{formatMoment(row.TimeStamp)}</Fact>
      {row.SettledTimeStamp !== null && (
        <Fact name={words.settled}>{formatMoment(row.SettledTimeStamp)}</Fact>
      )}
      {row.WinningNumber !== null && (
        <Fact name={words.draw}>
          <Drawn row={row} />
        </Fact>
      )}
      {row.MostPrize !== null && (
        <Fact name={row.Prize === row.MostPrize ? words.cutAtMost : words.mostPrize}>
          ¥ {formatMoney(row.MostPrize)}
        </Fact>
      )}
      {row.Follows !== undefined && <Fact name={words.follows}>{row.Follows}</Fact>}
      {row.Bonus !== undefined && <Fact name={words.bonus}>¥ {formatMoney(row.Bonus)}</Fact>}
      {row.IsSolo && <Fact name={words.solo}>{words.soloWhat}</Fact>}
      {row.BalanceBefore !== undefined && (
        <Fact name={words.before}>¥ {formatMoney(row.BalanceBefore)}</Fact>
      )}
      {row.BalanceAfter !== undefined && (
        <Fact name={words.after}>¥ {formatMoney(row.BalanceAfter)}</Fact>
      )}
      {row.CancelledBy && <Fact name={words.cancelledBy}>{words[`by${row.CancelledBy}`]}</Fact>}
      {row.PrizeGroup !== null && <Fact name={words.prizeGroup}>{row.PrizeGroup}</Fact>}
      {row.Rebate > ZERO && <Fact name={words.rebate}>¥ {formatMoney(row.Rebate)}</Fact>}
      {unit && row.PrizeGroup !== null && <Fact name={words.unit}>{words[unit]}</Fact>}
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Content({ row }: { row: BetRecord }) {
  const words = useWords(BET);
  const language = useLanguage();
  const copy = useCopy();
  const content = contentText(row.Play, row.Content, language);
  return (
    <div className={styles['whole']}>
      <span>{words.whole}</span>
      <p className={inline['num']} tabIndex={0}>
        {content.slice(0, MOST_SHOWN)}
        {content.length > MOST_SHOWN && ' …'}
      </p>
      {content.length > MOST_SHOWN && <small>{words.cutAt(MOST_SHOWN)}</small>}
      <IconButton
        icon="copy"
        size="small"
        className={styles['copy']}
        label={words.copyContent}
        onClick={() => void copy(content)}
      />
    </div>
  );
}

/** Lines that are written; of more of them it says how many there are. */
const MOST_LINES = 60;

/** The lines that won, each with its prize; one line alone is what the tiers say. */
function Lines({ row }: { row: BetRecord }) {
  const words = useWords(BET);
  const lines = useMemo(() => winningLines(row), [row]);
  if (row.Notes === 1 || lines.length === 0) return null;
  return (
    <section className={styles['lines']} aria-label={words.hitLines(lines.length)} tabIndex={0}>
      <h3>{words.hitLines(lines.length)}</h3>
      <ul className={inline['num']}>
        {lines.slice(0, MOST_LINES).map(({ key, prize }) => (
          <li key={key}>
            <span>{key.replaceAll(',', ' ')}</span> <Money amount={prize} />
          </li>
        ))}
      </ul>
      {lines.length > MOST_LINES && <small>{words.moreLines(lines.length)}</small>}
    </section>
  );
}

function Tiers({ detail }: { detail: Detail }) {
  const words = useWords(BET);
  const say = useSay();
  const tie: Bilingual = BET.tie;
  return (
    <table className={classes(inline['num'], styles['tiers'])}>
      <thead>
        <tr>
          <th>{words.tier}</th>
          <th className={styles['number']}>{words.odds}</th>
          <th className={styles['number']}>{words.hits}</th>
          <th className={styles['number']}>{words.tierPrize}</th>
        </tr>
      </thead>
      <tbody>
        {detail.tiers.map(({ name, odds, hits, prize }, at) => (
          <tr key={at} className={hits ? styles['hit'] : undefined}>
            <td>{say(name)}</td>
            <td className={styles['number']}>{oddsText(odds)}</td>
            <td className={styles['number']}>{hits ?? '—'}</td>
            <td className={styles['number']}>
              {prize === undefined ? '—' : <Money amount={prize} />}
            </td>
          </tr>
        ))}
        {detail.refunds > 0 && (
          <tr className={styles['hit']}>
            <td colSpan={2}>{say(tie)}</td>
            <td className={styles['number']}>{detail.refunds}</td>
            <td />
          </tr>
        )}
      </tbody>
    </table>
  );
}
