import { call, isPhone, whenIdle } from '@fairlot/shell';
import type { RumConfig } from '@fairlot/wire/site/rum';
import { rumHttp } from '@fairlot/wire/site/rum';
import { scrubEvent } from './scrub.ts';

/** What nothing that is sent may say: names of whoever was signed in on this page. */
const names = new Set<string>();

export function hideNames(found: readonly string[]): void {
  for (const name of found) if (name !== '') names.add(name);
}

/**
 * Nothing of it is kept on the device, nothing on the page is read out, and it makes no worker: a page
 * with Trusted Types lets the library make none (decision 0144).
 */
const planOf = ({ proxy, env, ...config }: RumConfig) => ({
  ...config,
  site: config.site as never,
  ...(proxy !== '' && { proxy: new URL(proxy, location.origin).href }),
  ...(env !== '' && { env }),
  sessionReplaySampleRate: 0,
  profilingSampleRate: 0,
  compressIntakeRequests: false,
  telemetrySampleRate: 0,
  trackAnonymousUser: false,
  sessionPersistence: 'memory' as const,
  trackUserInteractions: true,
  enablePrivacyForActionName: true,
  defaultPrivacyLevel: 'mask' as const,
  trackResources: true,
  trackLongTasks: true,
  beforeSend: (event: unknown) => scrubEvent(event, names),
});

let begun = false;

/** Begins to report errors and times where the site wants it for this kind of device; once a page. */
export async function startRum(): Promise<void> {
  if (begun) return;
  begun = true;
  const answer = await call(rumHttp.getDatadog, {}).catch(() => undefined);
  const isOn = isPhone() ? answer?.DatadogRumMobileEnable : answer?.DatadogRumPcEnable;
  if (!isOn || !answer?.DatadogRumConfig) return;
  await whenIdle();
  const { datadogRum } = await import('./datadog.ts');
  datadogRum.init(planOf(answer.DatadogRumConfig));
}
