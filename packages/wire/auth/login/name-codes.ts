import { codes } from '../../core/codes.ts';

/** Refusals of a person's name, in every form. */
export const NAME_CODES = codes({
  NAME_LENGTH: {
    number: 8718,
    zh: '姓名须为 2 至 {most} 个字',
    en: 'A name must have 2 to {most} characters',
  },
  NAME_CHARACTER: {
    number: 8719,
    zh: '姓名中不能有「{sign}」，请按证件上的写法填写',
    en: 'A name cannot have “{sign}” there. Enter it as on your ID',
  },
});
