import { useEffect } from 'react';
import { settingsHub } from '@fairlot/wire/site/settings';
import { useHubEvent } from '@fairlot/shell';
import { installLater } from './install.ts';
import { renewLines } from './kept-lines.ts';

/** Hears what operators make of the lines, and makes the client one to install; it shows nothing. */
export default function LineNews() {
  useHubEvent(settingsHub.webSiteURLList, renewLines);
  useHubEvent(settingsHub.webSiteURLConfig, renewLines);
  useEffect(() => void installLater(), []);
  return null;
}
