export { TEMPLATE_CODES } from './codes.ts';
export * as templateConsole from './console.ts';
export { TEMPLATE_BOUNDS, type TemplateRow, type TemplateRules, type Unsent } from './shapes.ts';
