import { codes } from '../../core/codes.ts';
import { PROPOSAL_CODES } from '../../staff/operator/codes.ts';
import { SOURCE_CODES } from '../exchange-rate/codes.ts';
import { PUBLISH_CODES } from '../../staff/publishing/codes.ts';
import { PROVIDER_BOUNDS } from './shapes.ts';

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
    SECRET_SHORT: {
      number: 8658,
      zh: `密钥须为 ${PROVIDER_BOUNDS.leastSecret} 至 ${PROVIDER_BOUNDS.secret} 个字符`,
      en: `A secret has ${PROVIDER_BOUNDS.leastSecret} to ${PROVIDER_BOUNDS.secret} signs`,
    },
    SAME_SECRET: { number: 8684, zh: '与现有密钥相同', en: 'It is the secret that holds already' },
  }),
  TOO_MANY_OPEN,
  ALREADY_WAITS,
  CODE_NEEDED,
  CODE_WRONG,
};
