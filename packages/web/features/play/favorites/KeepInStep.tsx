import { useEffect, useRef, useState } from 'react';
import { favoritesHttp, favoritesHub, MOST_KEPT } from '@fairlot/wire/play/favorites';
import { keptStore, send, useCall, useHubEvent, useStore } from '@fairlot/shell';
import { showToast } from '@fairlot/ui';
import { favourites, untold } from '../lottery/games/index.ts';
import { newer, shownOf, type Placing, type Said } from './in-step.ts';
import { COLLECTION } from './text.ts';

/** Whether this device has handed over what it had kept by itself; a login begins without. */
const handedOver = keptStore('bet.collected', false, { clearedAtLogout: true });

type Step = {
  /** Takes what the server says, where it is not older than what it said before. */
  readonly take: (said: Said) => void;
  /** Shows it with what the server has not answered yet; not before the device has handed over what it had. */
  readonly show: () => void;
};

function createStep(): Step {
  let known: Said | undefined;
  return {
    take: (said) => {
      known = newer(known, said);
    },
    show: () => {
      if (!known || !handedOver.get()) return;
      const shown = shownOf(known, untold.get());
      if (shown.join() !== favourites.get().join()) favourites.set(shown);
    },
  };
}

/**
 * Tells the server one after the other what was done on this page. What it refuses, or never hears of, is taken
 * back on the screen, and the player is shown why.
 */
function useTelling({ show, take }: Step, isReady: boolean): void {
  const waiting = useStore(untold);
  const isTelling = useRef(false);
  const tell = async (placing: Placing): Promise<void> => {
    isTelling.current = true;
    const failed = await send(favoritesHttp.placeInCollection, placing).then(
      (made) => {
        if (made.ok) take(made.value);
        return made.ok ? undefined : made.error.text;
      },
      () => COLLECTION.notKept,
    );
    isTelling.current = false;
    untold.set((all) => all.filter((each) => each !== placing));
    show();
    if (failed !== undefined) showToast({ kind: 'failed', text: failed });
  };
  useEffect(() => {
    const [first] = waiting;
    if (isReady && first && !isTelling.current) void tell(first);
  });
}

/** Hands over what the device had kept before, once. Where it fails the device shows on what it had. */
function useHandOver({ show, take }: Step, isRead: boolean): boolean {
  const isDone = useStore(handedOver);
  useEffect(() => {
    if (!isRead || isDone) return;
    const done = (): void => {
      handedOver.set(true);
      show();
    };
    const GameIds = favourites.get().slice(0, MOST_KEPT);
    if (GameIds.length === 0) {
      done();
      return;
    }
    const handOver = async (): Promise<void> => {
      const made = await send(favoritesHttp.adoptCollection, { GameIds });
      if (!made.ok) return;
      take(made.value);
      done();
    };
    void handOver().catch(() => undefined);
  }, [isRead, isDone, show, take]);
  return isDone;
}

/** Keeps the games of the player in step with the server and with his other pages. */
export default function KeepInStep() {
  const [step] = useState(createStep);
  const { data } = useCall(favoritesHttp.getCollection, undefined);
  useEffect(() => {
    if (!data?.ok) return;
    step.take(data.value);
    step.show();
  }, [data, step]);
  useHubEvent(favoritesHub.updateBetCollection, (now) => {
    step.take(now);
    step.show();
  });
  const isReady = useHandOver(step, data?.ok === true);
  useTelling(step, isReady);
  return null;
}
