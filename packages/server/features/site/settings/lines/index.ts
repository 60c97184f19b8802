export {
  addLine,
  type LineFault,
  removeLine,
  setLineSwitch,
  setSpeedTestMinutes,
} from './change-lines.ts';
