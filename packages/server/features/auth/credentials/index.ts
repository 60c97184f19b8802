import type { Feature } from '#platform/feature';
import { credentialsRoutes } from './http.ts';
import { authenticatorCode, knownDevice } from './guard/guard.ts';

export { type SecurityRow, type SecurityRows, securityRows } from './security-rows.ts';
export { besideOthers } from './beside.ts';
export { addressOf, networkOf } from '#platform/network';

export { type Attested, checkAssertion, checkAttestation, type PasskeySite } from './webauthn.ts';
export { codeAt, describeSecret, newSecret, stepOfCode } from './totp.ts';

/** How it is proven who somebody is, and what keeps others from guessing: whoever signs people in asks here. */
export const credentials: Feature = {
  name: 'credentials',
  http: credentialsRoutes,
  ports: [knownDevice, authenticatorCode],
};
