export { listTemplates, lockTemplate, writeTemplate } from './store-template.ts';
export {
  type Template,
  TEMPLATE_NAMES,
  type TemplateName,
  TEMPLATES,
  VARIABLES,
  type Written,
} from './text.ts';
