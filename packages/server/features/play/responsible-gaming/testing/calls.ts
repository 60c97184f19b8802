import type { responsibleGamingHttp } from '@fairlot/wire/play/responsible-gaming';
import type { CallRows, FeatureCalls } from '#testing/calls';

const DAILY_LOSS = { Kind: 'loss', Period: 'day' };

/** Each is about whoever asks: no input names anybody. */
const responsibleGamingCalls: CallRows<typeof responsibleGamingHttp> = {
  getLimits: { who: 'player' },
  setLimit: { who: 'player', sample: { ...DAILY_LOSS, Amount: null } },
  confirmLimit: { who: 'player', sample: { ...DAILY_LOSS, Amount: 5 } },
  dropAsked: { who: 'player', sample: DAILY_LOSS },
  takeBreak: { who: 'player', sample: { Length: 'day' } },
  setReminder: { who: 'player', sample: { Minutes: 0 } },
  getSession: { who: 'player' },
  answerReminder: { who: 'player' },
};

export const calls: FeatureCalls = { http: responsibleGamingCalls };
