export const teamContract = {} as const;
