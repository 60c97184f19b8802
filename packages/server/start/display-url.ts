/**
 * The address as people are to open it: on this machine by its name, since a passkey belongs to a name
 * and never to an address of numbers.
 */
export const shownUrl = (url: string): string =>
  url.replace(/^http:\/\/(?:127\.0\.0\.1|\[::1\])(?=:|$)/, 'http://localhost');
