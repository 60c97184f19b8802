/** The address of the first sign-in; the secret stands behind `#`, which no server is sent. */
export const enrolLink = (token: string): string => `${location.origin}/Enrol#${token}`;
