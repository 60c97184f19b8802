import { useState, type ReactNode } from 'react';
import { wechatHttp } from '@fairlot/wire/account/wechat';
import { showToast, useWords } from '@fairlot/ui';
import inline from '@fairlot/ui/inline.module.css';
import { lazyComponent, useCall } from '@fairlot/shell';
import { askWechat } from '../wechat/ask-wechat.ts';
import { WAYS } from './text.ts';
import styles from './ways.module.css';

const ScanDialog = lazyComponent(() => import('../scan/ScanDialog.tsx'));

/** Other ways to sign in, as links; they come once the page is quiet, into room that waits for them. */
export function Ways({ children }: { readonly children: ReactNode }) {
  const words = useWords(WAYS);
  const [isScanning, setScanning] = useState(false);
  const { data: hasWechat } = useCall(wechatHttp.getWechatEnabled, undefined);
  return (
    <div className={styles['ways']}>
      {children}
      <button type="button" className={inline['link']} onClick={() => setScanning(true)}>
        {words.scan}
      </button>
      {hasWechat === true && <WechatButton />}
      {isScanning && <ScanDialog close={() => setScanning(false)} />}
    </div>
  );
}

function WechatButton() {
  const words = useWords(WAYS);
  const [isGoing, setGoing] = useState(false);
  const go = async () => {
    setGoing(true);
    const url = await askWechat().catch(() => undefined);
    // The page goes away; the button waits until it has.
    if (url !== undefined) return location.assign(url);
    setGoing(false);
    showToast({ kind: 'failed', text: WAYS.failed });
  };
  return (
    <button
      type="button"
      className={inline['link']}
      aria-busy={isGoing || undefined}
      onClick={() => isGoing || void go()}
    >
      {words.wechat}
    </button>
  );
}
