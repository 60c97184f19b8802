import type { ReactNode } from 'react';
import { proseOf, type Span } from '@fairlot/rules/check/prose';
import styles from './prose.module.css';

/** Leads to a path of the site: the link of whoever shows the text. */
export type RenderLink = (to: string, text: string) => ReactNode;

const plainLink: RenderLink = (to, text) => <a href={to}>{text}</a>;

function Spans({ spans, link }: { spans: readonly Span[]; link: RenderLink }) {
  return spans.map(({ text, isStrong, to }, n) => {
    if (to !== undefined) return <span key={n}>{link(to, text)}</span>;
    return isStrong ? <b key={n}>{text}</b> : <span key={n}>{text}</span>;
  });
}

/** Text of operators, made of elements: whatever stands in it, none of it is ever read as HTML. */
export function Prose({ text, link = plainLink }: { text: string; link?: RenderLink }) {
  return (
    <div className={styles['prose']}>
      {proseOf(text).map((block, n) => {
        if (block.kind === 'heading') {
          return (
            <h4 key={n}>
              <Spans spans={block.spans} link={link} />
            </h4>
          );
        }
        const lines = block.lines.map((spans, at) => <Spans key={at} spans={spans} link={link} />);
        if (block.kind === 'list') {
          return (
            <ul key={n}>
              {lines.map((line, at) => (
                <li key={at}>{line}</li>
              ))}
            </ul>
          );
        }
        return (
          <p key={n}>
            {lines.map((line, at) => (
              <span key={at}>
                {at > 0 && <br />}
                {line}
              </span>
            ))}
          </p>
        );
      })}
    </div>
  );
}
