import { useEffect, useRef } from 'react';
import { Link, refetch as readAnew, useCall, useSend } from '@fairlot/shell';
import { Empty, Failed, showToast, useLanguage, useWords, Waiting } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Prose } from '@fairlot/ui/prose';
import { type HelpArticle, helpHttp } from '@fairlot/wire/content/help';
import styles from './help.module.css';
import { HELP } from './text.ts';

/** Asks whether it was useful; what is said can be said otherwise. */
function Useful({ article: { Id, Edition, IsUseful } }: { readonly article: HelpArticle }) {
  const words = useWords(HELP);
  const { send, isSending } = useSend(helpHttp.rateArticle);
  const rate = async (isUseful: boolean) => {
    const done = await send({ Id, IsUseful: isUseful, Edition }).catch(() => undefined);
    if (done?.ok) showToast({ kind: 'done', text: HELP.thanks });
    else showToast({ kind: 'warn', text: done ? done.error.text : HELP.notSaid });
    void readAnew(helpHttp.getArticle);
  };
  return (
    <div className={styles['useful']} role="group" aria-labelledby="help-useful">
      <span id="help-useful">{words.isUseful}</span>
      {([true, false] as const).map((isUseful) => (
        <Button
          key={String(isUseful)}
          size="small"
          look={IsUseful === isUseful ? 'primary' : 'plain'}
          aria-pressed={IsUseful === isUseful}
          disabled={isSending}
          onClick={() => void rate(isUseful)}
        >
          {isUseful ? words.yes : words.no}
        </Button>
      ))}
    </div>
  );
}

const WAITING = ['title', 'text'] as const;

/** A link inside a text. */
const proseLink = (to: string, words: string) => <Link to={to}>{words}</Link>;

function Whole({ article }: { readonly article: HelpArticle }) {
  const isChinese = useLanguage() === 'zh';
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <article className={styles['reader']} aria-labelledby="help-article">
      <h3 id="help-article" ref={title} tabIndex={-1}>
        {isChinese ? article.Title : article.TitleEn}
      </h3>
      <Prose text={isChinese ? article.Content : article.ContentEn} link={proseLink} />
      <Useful article={article} />
    </article>
  );
}

/** One article, or why there is none. */
export function ArticleView(props: { readonly id: number; readonly onBack: () => void }) {
  const { id, onBack } = props;
  const words = useWords(HELP);
  const { data, isError, refetch } = useCall(helpHttp.getArticle, { Id: id });
  const body = () => {
    if (data?.ok) return <Whole article={data.value} />;
    if (data) return <Empty title={words.gone} />;
    if (isError) return <Failed title={words.failed} retry={() => void refetch()} />;
    return <Waiting parts={WAITING} />;
  };
  return (
    <div className={styles['pane']} tabIndex={0} role="region" aria-label={words.title}>
      <Button className={styles['back']} size="small" onClick={onBack}>
        {words.back}
      </Button>
      {body()}
    </div>
  );
}
