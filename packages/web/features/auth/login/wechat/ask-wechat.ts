import { connect } from '@fairlot/client/hub-connection';
import { decode, encode } from '@fairlot/wire/core';
import { getWechatLoginInitial } from '@fairlot/wire/account/wechat';
import { realm } from '@fairlot/shell';
import { newChallenge } from './verifier.ts';

/** Where this page goes to be signed in by WeChat; undefined where that cannot be had now. */
export async function askWechat(): Promise<string | undefined> {
  const url = `${realm().base}/Hub`;
  const ask = async (transport: 'WebSockets' | 'LongPolling') => {
    const visit = await connect({ url, transport });
    await visit.start();
    return visit;
  };
  const visit = await ask('WebSockets').catch(() => ask('LongPolling'));
  const [Challenge] = getWechatLoginInitial.args;
  const challenge = encode(Challenge, await newChallenge('sign-in'));
  const answer: unknown = await visit.invoke(getWechatLoginInitial.target, challenge);
  void visit.stop().catch(() => undefined);
  return decode(getWechatLoginInitial.result, answer as never).Url ?? undefined;
}
