import type { profileConsole, profileHttp } from '@fairlot/wire/account/profile';
import type { CallRows, FeatureCalls } from '#testing/calls';

/** Each is about whoever asks. */
const profileCalls: CallRows<typeof profileHttp> = {
  getSecurityCenterData: { who: 'player' },
  changePassword: {
    who: 'player',
    // Not the password that players of the tests have: nothing is changed.
    sample: {
      Kind: 'login',
      OldPassword: 'somebody-elses-1',
      NewPassword: 'river-stone-41',
      ConfirmPassword: 'river-stone-41',
    },
  },
  sendFundCode: { who: 'player', sample: { Kind: 'email', Password: 'somebody-elses-1' } },
  resetFundPassword: {
    who: 'player',
    sample: {
      Kind: 'email',
      Sent: '123456',
      NewPassword: 'river-stone-41',
      ConfirmPassword: 'river-stone-41',
      Password: 'somebody-elses-1',
    },
  },
  getProfile: { who: 'player' },
  changeNickname: { who: 'player', sample: { NickName: 'x' } },
  chooseHeadImage: { who: 'player', sample: { HeadImage: 0 } },
  // It is no picture: it is refused.
  uploadAvatar: { who: 'player', sample: { Picture: 'bm90IGEgcGljdHVyZQ==' } },
  getNetworks: { who: 'player' },
  setNetworks: { who: 'player', sample: { Networks: ['nowhere'], Password: 'somebody-elses-1' } },
  setPhrase: { who: 'player', sample: { Phrase: 'x', Password: 'somebody-elses-1' } },
};

/** Nobody has this number. */
const nobodys = { PlayerId: 9_000_000_000_000_000, Picture: 'none', Reason: 'nothing comes of it' };

const profileConsoleCalls: CallRows<typeof profileConsole> = {
  getAvatars: { who: 'manage.avatars.read', sample: { Count: 10 } },
  acceptAvatar: { who: 'manage.avatars.review', sample: nobodys },
  refuseAvatar: { who: 'manage.avatars.review', sample: nobodys },
};

export const calls: FeatureCalls = { http: profileCalls, console: profileConsoleCalls };
