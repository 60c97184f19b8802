/** Why the site keeps the limits of a game though others were planned: the reason of the version that says so. */
export const LIMITS_HELD =
  '计划的限额未生效，现有限额不变 · planned limits were held, those that held go on';
