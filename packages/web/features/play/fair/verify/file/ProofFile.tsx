import { useState } from 'react';
import type { DrawBundle } from '@fairlot/draw';
import { Icon, showToast, useWords } from '@fairlot/ui';
import { copyText } from '@fairlot/ui/copy-text';
import { saveFile } from '@fairlot/ui/save-file';
import type { OpenedFile } from './opened-file.ts';
import { FileButton } from './FileButton.tsx';
import { VERIFY } from '../display/text.ts';
import { IconButton, Button } from '@fairlot/ui/button';
import { classes } from '@fairlot/ui/class-names';
import box from '@fairlot/ui/card.module.css';
import styles from '../display/verify.module.css';
import inline from '@fairlot/ui/inline.module.css';
import strip from '@fairlot/ui/strip.module.css';

type Tab = 'commands' | 'raw';

const fileName = ({ serial, manifests }: DrawBundle): string =>
  `fairlot-${manifests[0]?.body.g ?? 'draw'}-${serial}.json`;

const fileText = (bundle: DrawBundle): string => `${JSON.stringify(bundle, null, 2)}\n`;

/** Everything that is needed to check the draw without this page, and without this site. */
export function ProofFile(props: { bundle: DrawBundle; onFile: (file: OpenedFile) => void }) {
  const { bundle, onFile } = props;
  const words = useWords(VERIFY);
  const [tab, setTab] = useState<Tab>('commands');
  const name = fileName(bundle);
  const key = bundle.pinnedKey ?? bundle.manifests[0]?.key ?? '';
  const commands = [
    words.commandFile,
    `node packages/draw/offline/verify.mjs ${name} ${key}`,
    '',
    words.commandWhole,
    `npm run verify -- ${name} --key ${key}`,
  ].join('\n');
  const shown = tab === 'commands' ? commands : fileText(bundle);
  const copy = async () => {
    const isCopied = await copyText(shown);
    showToast(
      isCopied ? { kind: 'done', text: VERIFY.copied } : { kind: 'failed', text: VERIFY.notCopied },
    );
  };
  return (
    <section className={classes(box['card'], styles['file'])} aria-label={words.byYourself}>
      <div className={classes(inline['row'], styles['fileHead'])}>
        <div
          className={classes(strip['strip'], inline['grow'])}
          role="tablist"
          aria-label={words.byYourself}
        >
          {(['commands', 'raw'] as const).map((id) => (
            <button
              key={id}
              type="button"
              role="tab"
              aria-selected={id === tab}
              className={id === tab ? strip['on'] : undefined}
              onClick={() => setTab(id)}
            >
              {words[id]}
            </button>
          ))}
        </div>
        <IconButton
          icon="copy"
          iconSize={16}
          label={tab === 'commands' ? words.copyCommands : words.copyRaw}
          onClick={() => void copy()}
        />
      </div>
      <pre className={inline['mono']} tabIndex={0} role="tabpanel" aria-label={words[tab]}>
        {shown}
      </pre>
      <div className={classes(inline['row'], styles['fileFoot'])}>
        <Button look="primary" onClick={() => saveFile(name, 'application/json', fileText(bundle))}>
          <Icon name="download" size={14} />
          {words.save}
        </Button>
        <FileButton onFile={onFile} />
      </div>
    </section>
  );
}
