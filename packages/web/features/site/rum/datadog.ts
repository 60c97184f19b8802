// The library of the monitoring service: a file of its own, fetched where it is on and nowhere else.
export { datadogRum } from '@datadog/browser-rum';
