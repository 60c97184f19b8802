/** The banners of the lobby, for the screen that shows them once it is quiet. */
export { default } from './HomeBanners.tsx';
