export { LinksPage } from './LinksPage.tsx';
export { LinksSearch, type LinksFilter } from './filter.ts';
