import { useEffect } from 'react';
import { siteHub } from '@fairlot/wire/site/settings';
import { useHubEvent } from '@fairlot/shell';
import { installLater } from './install.ts';
import { renewLines } from './kept-lines.ts';

/** Hears what operators make of the lines, and makes the client one to install; it shows nothing. */
export default function LineNews() {
  useHubEvent(siteHub.webSiteURLList, renewLines);
  useHubEvent(siteHub.webSiteURLConfig, renewLines);
  useEffect(() => void installLater(), []);
  return null;
}
