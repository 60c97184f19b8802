import { codes } from '../core/codes.ts';
import { PROPOSAL_CODES } from '../operator/codes.ts';
import { SOURCE_CODES } from '../rate/codes.ts';
import { PUBLISH_CODES } from '../publish/codes.ts';

const { TOO_MANY_OPEN, ALREADY_WAITS, CODE_NEEDED, CODE_WRONG } = PROPOSAL_CODES;

/** Refusals of settings of a provider. */
export const PROVIDER_CODES = {
  ...PUBLISH_CODES,
  BAD_ADDRESS: SOURCE_CODES.BAD_ADDRESS,
};

/** Refusals of another secret of one. */
export const SECRET_CODES = {
  ...codes({
    NO_SUCH_PROVIDER: { number: 8683, zh: '没有此支付渠道', en: 'There is no such provider' },
    SAME_SECRET: { number: 8684, zh: '与现有密钥相同', en: 'It is the secret that holds already' },
  }),
  TOO_MANY_OPEN,
  ALREADY_WAITS,
  CODE_NEEDED,
  CODE_WRONG,
};
