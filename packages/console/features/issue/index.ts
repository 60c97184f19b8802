export { IssuePage } from './IssuePage.tsx';
export { MonitorPage } from './MonitorPage.tsx';
