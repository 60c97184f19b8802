import type { Output } from '@fairlot/wire/core';
import type { rumHttp } from '@fairlot/wire/site/rum';
import { INTAKES, type RumValues } from './settings.ts';

/** Without both there is nothing to report to. */
const isWhole = (now: RumValues): boolean =>
  now.datadogApplicationId !== '' && now.datadogClientToken !== '';

export function presentRum(now: RumValues): Output<typeof rumHttp.getDatadog> {
  const { datadogRumPcEnable: pc, datadogRumMobileEnable: mobile } = now;
  const isOn = (pc || mobile) && isWhole(now);
  return {
    DatadogRumPcEnable: pc && isOn,
    DatadogRumMobileEnable: mobile && isOn,
    DatadogRumConfig: isOn
      ? {
          applicationId: now.datadogApplicationId,
          clientToken: now.datadogClientToken,
          site: now.datadogSite,
          proxy: now.datadogProxy,
          service: now.datadogService,
          env: now.datadogEnv,
          sessionSampleRate: now.datadogSampleRate,
        }
      : null,
  };
}

/** The origin that pages may speak to for it; none while it is off. */
export function originsOf(now: RumValues): readonly string[] {
  const config = presentRum(now).DatadogRumConfig;
  if (!config) return [];
  if (config.proxy === '') return [INTAKES[now.datadogSite]];
  // Of our own server nothing has to be allowed.
  return config.proxy.startsWith('/') ? [] : [new URL(config.proxy).origin];
}
