import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../button/index.ts';
import { classes } from '../class-names.ts';
import { Icon } from '../Icon.tsx';
import { useStore } from '../store.ts';
import { useLanguage, useWords } from '../words/index.ts';
import { hideToast, toastMs, toasts, type Said, type Toast } from './toast.ts';
import { useToastPlace } from './use-toast-place.ts';
import inline from '../inline.module.css';
import styles from './toast.module.css';

const TEXT = { news: { zh: '消息', en: 'Messages' }, close: { zh: '关闭', en: 'Close' } };
const ICON = { done: 'done', warn: 'time', failed: 'failed', news: 'notice' } as const;

function useSaid(): (said: Said) => string {
  const language = useLanguage();
  return (said) => (typeof said === 'string' ? said : said[language]);
}

function OneToast({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const [held, hold] = useState(false);
  const language = useLanguage();
  const [first] = useState(language);
  // A text that came in one language goes with it.
  const isOver = language !== first && typeof toast.text === 'string';
  useEffect(() => {
    if (isOver) hideToast(toast.id);
  }, [isOver, toast.id]);
  const say = useSaid();
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => hideToast(toast.id), toastMs(toast));
    return () => clearTimeout(timer);
  }, [held, toast]);
  return (
    <div
      className={classes(
        styles['toast'],
        toast.kind === 'warn' && styles['warn'],
        toast.kind === 'failed' && styles['failed'],
      )}
      data-toast
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <Icon name={ICON[toast.kind]} />
      <span>{say(toast.text)}</span>
      {toast.action && (
        <button
          type="button"
          className={inline['link']}
          onClick={() => {
            toast.action?.run();
            hideToast(toast.id);
          }}
        >
          {say(toast.action.label)}
        </button>
      )}
      <IconButton
        icon="close"
        label={closeLabel}
        size="small"
        className={styles['close']}
        onClick={() => hideToast(toast.id)}
      />
    </div>
  );
}

/** Where toasts appear; the shell places it once. */
export function ToastRegion() {
  const words = useWords(TEXT);
  const list = useStore(toasts);
  const region = useRef<HTMLElement>(null);
  useToastPlace(region);
  return (
    <section
      ref={region}
      className={styles['toasts']}
      data-toasts
      aria-label={words.news}
      aria-live="polite"
    >
      {list.map((toast) => (
        <OneToast key={toast.id} toast={toast} closeLabel={words.close} />
      ))}
    </section>
  );
}
