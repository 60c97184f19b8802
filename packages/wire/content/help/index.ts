export { ARTICLE_CODES, HELP_CODES, RATE_CODES } from './codes.ts';
export * as helpConsole from './console.ts';
export * as helpHttp from './http.ts';
export {
  type ArticleRow,
  type ArticleRules,
  HELP_BOUNDS,
  type HelpArticle,
  type HelpRow,
} from './shapes.ts';
