import { hubEvent, siteTopic } from '../../core/index.ts';
import { SpeedTestConfig, SpeedTestList } from './speed-test.ts';

/** The lines of the site changed; both events are said of any change. Payloads are ours: the specification names the events alone. */
export const webSiteURLList = hubEvent('WebSiteURLList', siteTopic, SpeedTestList);

/** How often lines are measured, and whether players may switch between them. */
export const webSiteURLConfig = hubEvent('WebSiteURLConfig', siteTopic, SpeedTestConfig);
