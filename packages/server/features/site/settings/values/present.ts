import type { SpeedTest } from '@fairlot/wire/site/settings';
import type { SiteSettings } from './settings.ts';

/** The lines as players are told of them; without any there is the one by which the player came. */
export const presentLines = ({
  lines,
  speedTestMinutes,
  canSwitchLine,
}: Pick<SiteSettings, 'lines' | 'speedTestMinutes' | 'canSwitchLine'>): SpeedTest => ({
  URLList:
    lines.length > 0
      ? lines.map(({ name, url }) => ({ Name: name, URL: url }))
      : [{ Name: '1', URL: '' }],
  IntervalInMinute: speedTestMinutes,
  EnableSwitchURL: canSwitchLine,
});
