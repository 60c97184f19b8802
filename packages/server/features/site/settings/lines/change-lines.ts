import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { isLine } from '@fairlot/rules/lottery/game';
import { LINE_BOUNDS, type LINE_CODES, settingsHub } from '@fairlot/wire/site/settings';
import { announcer, eventFor } from '#platform/announce';
import type { Tx } from '#platform/db';
import { readSite } from '../values/change.ts';
import { lineUrlOf } from './line-url.ts';
import { presentLines } from '../values/present.ts';
import type { SiteSettings } from '../values/settings.ts';
import { lockSettings, writeSettings } from '../values/store.ts';

/** Changes of the lines of the site (spec section 3, speedTestConfig); whoever is there hears of each. */

export type LineFault = {
  readonly code: keyof typeof LINE_CODES;
  readonly params?: Readonly<Record<string, number>>;
};

type LineSettings = Pick<SiteSettings, 'lines' | 'speedTestMinutes' | 'canSwitchLine'>;

async function write(tx: Tx, change: Partial<LineSettings>): Promise<void> {
  await writeSettings(tx, change);
  const { URLList, ...config } = presentLines(await readSite(tx));
  await announcer.write(tx, [
    eventFor(settingsHub.webSiteURLList, 'site', { URLList }),
    eventFor(settingsHub.webSiteURLConfig, 'site', config),
  ]);
}

const tooMuch = (code: LineFault['code'], most: number): Result<never, LineFault> =>
  refused({ code, params: { most } });

/** Adds a line behind the others; its address as it is kept: an origin. */
export async function addLine(
  tx: Tx,
  name: string,
  typed: string,
): Promise<Result<string, LineFault>> {
  if (!isLine(name, LINE_BOUNDS.name)) return tooMuch('BAD_LINE_NAME', LINE_BOUNDS.name);
  const url = lineUrlOf(typed);
  if (url === undefined) return refused({ code: 'BAD_LINE_URL' });
  await lockSettings(tx);
  const { lines } = await readSite(tx);
  const isThere = lines.some((line) => line.name === name || line.url === url);
  if (isThere) return refused({ code: 'LINE_EXISTS' });
  if (lines.length >= LINE_BOUNDS.lines) return tooMuch('TOO_MANY_LINES', LINE_BOUNDS.lines);
  await write(tx, { lines: [...lines, { name, url }] });
  return ok(url);
}

/** Takes a line away; without any the site is its own. */
export async function removeLine(tx: Tx, name: string): Promise<Result<string, LineFault>> {
  await lockSettings(tx);
  const { lines } = await readSite(tx);
  const left = lines.filter((line) => line.name !== name);
  if (left.length === lines.length) return refused({ code: 'NO_SUCH_LINE' });
  await write(tx, { lines: left });
  return ok(name);
}

/** Whether players are offered another line than the one by which they came. */
export const setLineSwitch = (tx: Tx, canSwitchLine: boolean): Promise<void> =>
  write(tx, { canSwitchLine });

/** Minutes between two measurements of a page that stays open. */
export async function setSpeedTestMinutes(
  tx: Tx,
  minutes: number,
): Promise<Result<number, LineFault>> {
  const isTime = Number.isInteger(minutes) && minutes >= 1 && minutes <= LINE_BOUNDS.minutes;
  if (!isTime) return tooMuch('BAD_MINUTES', LINE_BOUNDS.minutes);
  await write(tx, { speedTestMinutes: minutes });
  return ok(minutes);
}
