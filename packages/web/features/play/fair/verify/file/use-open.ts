import { showToast } from '@fairlot/ui';
import { readOpened, type OpenedFile } from './opened-file.ts';
import { VERIFY } from '../display/text.ts';

/** Reads a file that was chosen or dropped, and says so where it cannot be one. */
export function useOpen(onFile: (file: OpenedFile) => void): (file: File | undefined) => void {
  const read = async (file: File): Promise<void> => {
    // What was thrown away since it was chosen cannot be read.
    const opened = await readOpened(file).catch(() => undefined);
    if (opened) onFile(opened);
    else showToast({ kind: 'failed', text: VERIFY.tooLarge });
  };
  return (file) => {
    if (file) void read(file);
  };
}
