export * as credentialsHttp from './http.ts';
export {
  type Assertion,
  type Challenge,
  type MakingOffer,
  type NewPasskey,
  PASSKEY_NAME,
} from './webauthn.ts';
