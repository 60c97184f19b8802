/**
 * What a call says of its client beside the token (specification, section 7): `X-Mobile: 1` from the phone layout, the
 * other two from an app build. None of it is proven, and a server leaves out what has not the form.
 */
export const CLIENT_HEADERS = {
  mobile: 'X-Mobile',
  version: 'X-App-Version',
  deviceId: 'X-Device-Id',
} as const;

/**
 * A console call that proposes an act. `preview`: the server answers with the content and keeps nothing. The hash of
 * such an answer: the server keeps the proposal only if the content is still the same.
 */
export const SEEN_HEADER = 'X-Proposal-Seen';
export const PREVIEW = 'preview';

/** What version and device id are: 64 characters at most, such as `1.2.3` and a UUID. */
export const APP_FORM = /^[\w.+-]{1,64}$/;
