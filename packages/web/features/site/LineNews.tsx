import { siteHub } from '@fairlot/wire/site';
import { useHubEvent } from '@fairlot/shell';
import { renewLines } from './kept-lines.ts';

/** Hears what operators make of the lines; it shows nothing. */
export default function LineNews() {
  useHubEvent(siteHub.webSiteURLList, renewLines);
  useHubEvent(siteHub.webSiteURLConfig, renewLines);
  return null;
}
