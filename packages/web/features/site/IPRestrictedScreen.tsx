import { formatMoment, showToast, useWords } from '@fairlot/ui';
import { useEffect, useState } from 'react';
import { siteHttp } from '@fairlot/wire/site';
import { serverNow } from '@fairlot/shell';
import { addressIn } from './address-in.ts';
import { NoticePage } from './NoticePage.tsx';
import { text } from './text.ts';
import { Button } from '@fairlot/ui/button';
import { copyText } from '@fairlot/ui/copy-text';

/** The address of the visitor as the server sees it, asked for once; undefined where he is not kept out, or nobody answers. */
function useAddress(): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    void fetch(siteHttp.getWebSiteInfo.path, { method: 'POST' })
      .then(async (response) => setAddress(addressIn(response.status, await response.json())))
      .catch(() => undefined);
  }, []);
  return address;
}

/**
 * Where the service is not offered. It does not try again: the place does not change by waiting.
 */
export default function IPRestrictedScreen() {
  const words = useWords(text);
  const [at] = useState(serverNow);
  const address = useAddress();
  const ip = address === undefined ? '' : ` IP ${address}.`;
  const line = `${words.restrictedWhat}${ip} ${words.time} ${formatMoment(at)} UTC+8`;
  const copy = async () => {
    const isCopied = await copyText(line);
    showToast(
      isCopied ? { kind: 'done', text: words.copied } : { kind: 'failed', text: words.notCopied },
    );
  };
  return (
    <NoticePage title={words.restricted} line={line}>
      <Button onClick={() => void copy()}>{words.copy}</Button>
    </NoticePage>
  );
}
