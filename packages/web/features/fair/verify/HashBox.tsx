import { Hash, Icon, showToast, useWords } from '@fairlot/ui';
import { copyText } from '@fairlot/ui/copy-text';
import { VERIFY } from './text.ts';

/** A hash with its name and a button that copies it. */
export function HashBox({ label, hex }: { label: string; hex: string }) {
  const words = useWords(VERIFY);
  const copy = async () => {
    const isCopied = await copyText(hex);
    showToast(
      isCopied ? { kind: 'done', text: words.copied } : { kind: 'failed', text: words.notCopied },
    );
  };
  return (
    <div className="vf-hash">
      <span className="mut">{label}</span>
      <Hash hex={hex} />
      <button
        type="button"
        className="icb"
        aria-label={words.copyOf(label)}
        onClick={() => void copy()}
      >
        <Icon name="copy" size={14} />
      </button>
    </div>
  );
}
