import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { RefusalOf } from '@fairlot/wire/core';
import type { logoConsole, LogoSlot } from '@fairlot/wire/content/logo';
import type { Platform } from '#platform/feature';
import { type PictureFault, takePicture } from '../../site/media/index.ts';
import { act, type Actor } from '../../staff/operator/proposals/index.ts';
import { LOGO_FORMS } from './logo-forms.ts';
import { writeLogo } from './store.ts';

const deedOf = (slot: LogoSlot, reason: string) =>
  ({ permission: 'media.logos.change', target: `logo ${slot}`, reason }) as const;

export type LogoSet = {
  readonly slot: LogoSlot;
  /** What was uploaded, in base64. */
  readonly picture: string;
  readonly reason: string;
};

/** An operator shows a picture of the house in place of a built-in mark; its name. */
export async function setLogo(
  platform: Platform,
  actor: Actor,
  { slot, picture, reason }: LogoSet,
): Promise<Result<string, PictureFault>> {
  const taken = await takePicture(platform, picture, LOGO_FORMS[slot], 'operator');
  if (!taken.ok) return taken;
  return act<string, PictureFault>(platform.db, actor, deedOf(slot, reason), async (tx) => {
    const before = await writeLogo(tx, slot, taken.value);
    return ok({ before, after: taken.value, value: taken.value });
  });
}

/** An operator shows the built-in mark again. */
export const dropLogo = (
  { db }: Platform,
  actor: Actor,
  { slot, reason }: Omit<LogoSet, 'picture'>,
): Promise<Result<void, RefusalOf<typeof logoConsole.dropLogo>>> =>
  act(db, actor, deedOf(slot, reason), async (tx) => {
    const before = await writeLogo(tx, slot, null);
    return before === null
      ? refused({ code: 'NO_LOGO' })
      : ok({ before, after: null, value: undefined });
  });
