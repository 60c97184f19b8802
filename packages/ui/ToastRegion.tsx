import { useEffect, useState } from 'react';
import { Icon } from './Icon.tsx';
import { useStore } from './store.ts';
import { hideToast, toastMs, toasts, type Toast } from './toast.ts';
import { useWords } from './words/index.ts';

const TEXT = { news: { zh: '消息', en: 'Messages' }, close: { zh: '关闭', en: 'Close' } };
const ICON = { done: 'done', warn: 'time', failed: 'failed' } as const;
const LOOK = { done: '', warn: 'wrn', failed: 'err' } as const;

function OneToast({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const [held, hold] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => hideToast(toast.id), toastMs(toast));
    return () => clearTimeout(timer);
  }, [held, toast]);
  return (
    <div
      className={`toast ${LOOK[toast.kind]}`}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <Icon name={ICON[toast.kind]} />
      <span>{toast.text}</span>
      {toast.action && (
        <button
          type="button"
          className="link"
          onClick={() => {
            toast.action?.run();
            hideToast(toast.id);
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        className="icb"
        aria-label={closeLabel}
        onClick={() => hideToast(toast.id)}
      >
        <Icon name="close" size={14} />
      </button>
    </div>
  );
}

/** Where toasts appear; the shell places it once. */
export function ToastRegion() {
  const words = useWords(TEXT);
  const list = useStore(toasts);
  return (
    <section className="toasts" aria-label={words.news} aria-live="polite">
      {list.map((toast) => (
        <OneToast key={toast.id} toast={toast} closeLabel={words.close} />
      ))}
    </section>
  );
}
