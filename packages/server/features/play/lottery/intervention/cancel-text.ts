/** Why the site proposes to cancel an issue; players read it once an operator has confirmed it. */
export const givenUp = (minutes: number): string =>
  `开奖后 ${minutes} 分钟仍无号码 · no number within ${minutes} minutes of its draw`;
