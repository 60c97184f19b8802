import { describe, expect, test } from 'vitest';
import { settingsHttp } from '@fairlot/wire/site/settings';
import { withTestServer } from '#testing';
import { settings } from './index.ts';

const server = withTestServer({ features: [settings] });

describe('what the site tells everyone', () => {
  test('its name, its clock, and that the money is play money', async () => {
    const now = await server().clock.now();
    const info = await server().call(settingsHttp.getWebSiteInfo, null);
    expect(info.value).toMatchObject({
      SiteName: 'Fairlot',
      IsDemoSite: true,
      RegisterGift: 10_000,
    });
    expect(Math.abs((info.value?.DateTimeNow ?? 0) - now)).toBeLessThan(5_000);
    expect((await server().call(settingsHttp.isDemoSite, null)).value).toBe(true);
  });

  test('at least one line to measure', async () => {
    const lines = await server().call(settingsHttp.getSpeedTest, {});
    expect(lines.value?.URLList.length).toBeGreaterThan(0);
  });
});
