import type { wechatHttp, wechatHub } from '@fairlot/wire/account/wechat';
import type { CallRows, FeatureCalls, HubRows } from '#testing/calls';

const bits = 'x'.repeat(43);
const returned = { State: bits, Verifier: bits, Code: 'none' };
const Password = 'not-the-right-one-7';

/** A way is known to the page that began it; each link is about whoever asks. */
const wechatCalls: CallRows<typeof wechatHttp> = {
  getWechatEnabled: { who: 'anyone' },
  signInByWechat: { who: 'anyone', sample: returned },
  beginWechatBind: { who: 'player', sample: { Password, Challenge: bits } },
  bindWechat: { who: 'player', sample: returned },
  unbindWechat: { who: 'player', sample: { Password } },
};
const wechatHubCalls: HubRows<typeof wechatHub> = {
  getWechatLoginInitial: { who: 'anyone', sample: [bits] },
};

export const calls: FeatureCalls = { http: wechatCalls, hub: wechatHubCalls };
