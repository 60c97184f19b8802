import type { siteStateConsole, siteStateHttp } from '@fairlot/wire/content/site-state';
import type { CallRows, FeatureCalls } from '#testing/calls';

const siteStateCalls: CallRows<typeof siteStateHttp> = {
  getMerchantCode: { who: 'anyone' },
};

const Reason = 'a row of the table';

const siteStateConsoleCalls: CallRows<typeof siteStateConsole> = {
  getSettings: { who: 'site.settings.read' },
  changeSetting: {
    who: 'site.settings.change',
    sample: { Key: 'noSuchSetting', Value: 1, Seen: 1, Reason },
  },
  getLines: { who: 'site.settings.read' },
  addLine: {
    who: 'site.settings.change',
    sample: { Name: 'one', URL: 'ftp://nowhere.example', Reason },
  },
  removeLine: { who: 'site.settings.change', sample: { Name: 'nobody', Reason } },
  changeSpeedTest: {
    who: 'site.settings.change',
    sample: {
      IntervalInMinute: 10,
      EnableSwitchURL: true,
      Seen: { IntervalInMinute: 1_439, EnableSwitchURL: false },
      Reason,
    },
  },
  getMerchant: { who: 'site.state.read' },
  changeMerchant: {
    who: 'site.state.change',
    sample: { State: 'Enable', Seen: 'Enable', Reason },
  },
};

export const calls: FeatureCalls = { http: siteStateCalls, console: siteStateConsoleCalls };
