/** The address of the first sign-in. The secret is after the `#`, which browsers do not send to servers. */
export const enrolLink = (token: string): string => `${location.origin}/Enrol#${token}`;
