import type { Bilingual } from '../core/text.ts';
import type { NameFault } from './person-name.ts';

/** Explains a fault of a name; `missing` is the text for an empty name. */
export function nameFaultText(fault: NameFault, most: number, missing: Bilingual): Bilingual {
  if (fault.code === 'EMPTY') return missing;
  if (fault.code === 'LENGTH') {
    return { zh: `姓名须为 2 至 ${most} 个字`, en: `A name must have 2 to ${most} characters` };
  }
  return {
    zh: `姓名中不能有「${fault.sign}」，请按证件上的写法填写`,
    en: `A name cannot have “${fault.sign}” there. Enter it as on your ID`,
  };
}
