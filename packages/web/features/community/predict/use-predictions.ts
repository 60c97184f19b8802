import { predictHttp } from '@fairlot/wire/community/predict';
import type { Input } from '@fairlot/wire/core';
import { showToast, useWords } from '@fairlot/ui';
import { refetch, useCall, useSend } from '@fairlot/shell';
import { PREDICT } from './text.ts';

const READ_MS = 5_000;

/** The newest predictions of a game, or of an author where one is named. */
export function useList(GameId: number, Author: string | undefined) {
  const options = { refetchInterval: READ_MS };
  const ofGame = useCall(
    predictHttp.getPredictions,
    { GameId },
    { ...options, enabled: Author === undefined },
  );
  const ofAuthor = useCall(
    predictHttp.getAuthor,
    { Author: Author ?? '' },
    { ...options, enabled: Author !== undefined },
  );
  const { data, isError, refetch: again } = Author === undefined ? ofGame : ofAuthor;
  return { rows: data?.ok ? data.value.Rows : undefined, isError, again: () => void again() };
}

/** Posting, and taking back while the sale goes on; says how it went. */
export function usePosting() {
  const words = useWords(PREDICT);
  const posting = useSend(predictHttp.predict);
  const taking = useSend(predictHttp.takeBack);
  const run = async (
    send: () => ReturnType<typeof posting.send> | ReturnType<typeof taking.send>,
    done: string,
  ): Promise<void> => {
    try {
      const result = await send();
      showToast(
        result.ok ? { kind: 'done', text: done } : { kind: 'failed', text: result.error.text },
      );
    } catch {
      showToast({ kind: 'failed', text: PREDICT.failed });
    }
    await Promise.all([refetch(predictHttp.getPredictions), refetch(predictHttp.getAuthor)]);
  };
  return {
    isSending: posting.isSending || taking.isSending,
    post: (what: Input<typeof predictHttp.predict>) => run(() => posting.send(what), words.posted),
    takeBack: (what: Input<typeof predictHttp.takeBack>) =>
      run(() => taking.send(what), words.takenBack),
  };
}
