/** The marks of the house: in the bar of a PC, in that of a phone, and in the tab of the browser. */
export const LOGO_SLOTS = ['PCLogo', 'MobileLogo', 'Favicon'] as const;
export type LogoSlot = (typeof LOGO_SLOTS)[number];
