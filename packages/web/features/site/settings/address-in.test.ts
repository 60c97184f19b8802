import { expect, test } from 'vitest';
import { whenceIn } from './address-in.ts';

test.each([
  [
    403,
    { Code: 'IP_restricted', Message: '不提供服务（203.0.113.9）' },
    ['203.0.113.9', undefined],
  ],
  [
    403,
    { Code: 'IP_restricted', Message: '不提供服务（2001:db8::7）' },
    ['2001:db8::7', undefined],
  ],
  [403, { Code: 'IP_restricted', Message: '不提供服务（203.0.113.9 CN）' }, ['203.0.113.9', 'CN']],
  [403, { Code: 'IP_restricted', Message: '不提供服务（203.0.113.9 T1）' }, ['203.0.113.9', 'T1']],
  [403, { Code: 'IP_restricted', Message: '不提供服务（203.0.113.9 China）' }, undefined],
  [403, { Code: 'IP_restricted', Message: '不提供服务' }, undefined],
  [403, { Code: 'IP_restricted', Message: '不提供服务（<b>here</b>）' }, undefined],
  [403, { Code: 'blacklist', Message: '（203.0.113.9）' }, undefined],
  [200, { Code: 'IP_restricted', Message: '（203.0.113.9）' }, undefined],
  [403, null, undefined],
  [403, 'text', undefined],
])('%i with %j tells of %s', (status, body, told) => {
  const whence = whenceIn(status, body);
  expect(whence && [whence.address, whence.region]).toEqual(told);
});
