import { formatMoment, Money, useSay, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import type { QueueDetail } from '@fairlot/wire/money/withdraw';
import { amountsText, plannedParts, voidedBy } from './review-history.ts';
import { PART_NAMES, REVIEW_NAMES, STATES, text, VOID_NAMES } from './text.ts';
import styles from './withdraw.module.css';

/** Says which split or change made approvals void, while none counts. */
export function Voided({ detail }: { readonly detail: QueueDetail }) {
  const words = useWords(text);
  const say = useSay();
  const voided = voidedBy(detail);
  if (!voided) return null;
  return (
    <p className={styles['void']} role="status" data-void={voided.What}>
      {words.isVoid(
        `${formatMoment(voided.TimeStamp)} ${voided.Operator || words.site} ${say(REVIEW_NAMES[voided.What])}`,
      )}{' '}
      {voided.Parts && amountsText(voided.Parts)}
    </p>
  );
}

function Reviews({ detail }: { readonly detail: QueueDetail }) {
  const words = useWords(text);
  const say = useSay();
  return (
    <List title={words.reviews}>
      {detail.Reviews.map((review) => (
        <li key={`${review.TimeStamp} ${review.Operator} ${review.What}`} data-review={review.What}>
          {formatMoment(review.TimeStamp)} · {review.Operator || words.site}{' '}
          {say(REVIEW_NAMES[review.What])}{' '}
          {review.What !== 'changed' && amountsText(review.Parts ?? [detail.Amount])}{' '}
          {review.VoidBy && <Badge tone="danger">{say(VOID_NAMES[review.VoidBy])}</Badge>}
        </li>
      ))}
    </List>
  );
}

/** What became of it: parts, reviews, payouts, and what is known from before. */
export function History({ detail }: { detail: QueueDetail }) {
  const words = useWords(text);
  const say = useSay();
  return (
    <div className={styles['history']}>
      {detail.Plan && (
        <List title={words.plan(detail.Plan.length)}>
          {plannedParts(detail.Plan, detail.Parts).map(({ part, amount, state }) => (
            <li key={part} data-part={part}>
              {part} · <Money amount={amount} /> · {say(state ? PART_NAMES[state] : text.planned)}
            </li>
          ))}
        </List>
      )}
      <Reviews detail={detail} />
      <List title={words.parts}>
        {detail.Parts.map((part) => (
          <li key={part.No}>
            {part.No} · {part.Provider} · <Money amount={part.Amount} /> ·{' '}
            {say(PART_NAMES[part.State])} {part.ProviderNo} {part.Reason}
          </li>
        ))}
      </List>
      <List title={words.before}>
        {detail.Before.map((one) => (
          <li key={one.No}>
            {formatMoment(one.TimeStamp)} · <Money amount={one.Amount} /> · {say(STATES[one.State])}
          </li>
        ))}
      </List>
      <List title={words.memos}>
        {detail.Memos.map((memo) => (
          <li key={`${memo.TimeStamp} ${memo.Memo}`}>
            {formatMoment(memo.TimeStamp)} · {memo.Author || words.site}: {memo.Memo}
          </li>
        ))}
      </List>
    </div>
  );
}

function List({ title, children }: { title: string; children: readonly React.ReactNode[] }) {
  return (
    <section>
      <h2 className={styles['part']}>{title}</h2>
      {children.length === 0 ? <p className={styles['quiet']}>—</p> : <ul>{children}</ul>}
    </section>
  );
}
