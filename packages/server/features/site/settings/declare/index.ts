export {
  changeDeclared,
  declareSettings,
  type Declared,
  keptFor,
  listSettings,
  type SettingRow,
  settingOf,
  type ValuesOf,
} from './declare.ts';
export {
  byCommand,
  byTwo,
  choiceSetting,
  fits,
  listSetting,
  numberSetting,
  readTyped,
  type Setting,
  switchSetting,
  textSetting,
} from './setting.ts';
