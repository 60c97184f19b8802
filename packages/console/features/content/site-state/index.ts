export { SitePage } from './SitePage.tsx';
export { SettingField } from './SettingField.tsx';
export { SettingValue } from './SettingValue.tsx';
export { readTyped, type Setting, typedOf, type Value } from './setting.ts';
export { FAULTS as SETTING_FAULTS } from './text.ts';
