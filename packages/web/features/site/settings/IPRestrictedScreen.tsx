import type { Language } from '@fairlot/rules/core/text';
import { formatMoment, showToast, useLanguage, useWords } from '@fairlot/ui';
import { useEffect, useState } from 'react';
import { settingsHttp } from '@fairlot/wire/site/settings';
import { serverNow } from '@fairlot/shell';
import { whenceIn, type Whence } from './address-in.ts';
import { NoticePage } from './NoticePage.tsx';
import { text } from './text.ts';
import { Button } from '@fairlot/ui/button';
import { copyText } from '@fairlot/ui/copy-text';

/** Where the server sees the visitor, asked for once; undefined where he is not kept out, or nobody answers. */
function useWhence(): Whence | undefined {
  const [whence, setWhence] = useState<Whence>();
  useEffect(() => {
    void fetch(settingsHttp.getWebSiteInfo.path, { method: 'POST' })
      .then(async (response) => setWhence(whenceIn(response.status, await response.json())))
      .catch(() => undefined);
  }, []);
  return whence;
}

/** A region by its name; what has none, such as the Tor network, by its code. */
function nameOf(region: string, language: Language): string {
  if (!/^[A-Z]{2}$/.test(region)) return region;
  return new Intl.DisplayNames([language], { type: 'region' }).of(region) ?? region;
}

/**
 * Where the service is not offered. It does not try again: the place does not change by waiting.
 */
export default function IPRestrictedScreen() {
  const words = useWords(text);
  const [at] = useState(serverNow);
  const language = useLanguage();
  const whence = useWhence();
  const ip = whence === undefined ? '' : ` IP ${whence.address}.`;
  const region =
    whence?.region === undefined ? '' : ` ${words.region} ${nameOf(whence.region, language)}.`;
  const line = `${words.restrictedWhat}${ip}${region} ${words.time} ${formatMoment(at)} UTC+8`;
  const copy = async () => {
    const isCopied = await copyText(line);
    showToast(
      isCopied ? { kind: 'done', text: text.copied } : { kind: 'failed', text: text.notCopied },
    );
  };
  return (
    <NoticePage title={words.restricted} line={line}>
      <Button onClick={() => void copy()}>{words.copy}</Button>
    </NoticePage>
  );
}
