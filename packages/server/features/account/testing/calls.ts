import type { accountHttp } from '@fairlot/wire/account';
import type { CallRows } from '../../../testing/calls.ts';

/** Each is about whoever asks. */
export const accountCalls: CallRows<typeof accountHttp> = {
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
  getProfile: { who: 'player' },
  changeNickname: { who: 'player', sample: { NickName: 'x' } },
  chooseHeadImage: { who: 'player', sample: { HeadImage: 0 } },
  getNetworks: { who: 'player' },
  setNetworks: { who: 'player', sample: { Networks: ['nowhere'], Password: 'somebody-elses-1' } },
  setPhrase: { who: 'player', sample: { Phrase: 'x', Password: 'somebody-elses-1' } },
};
