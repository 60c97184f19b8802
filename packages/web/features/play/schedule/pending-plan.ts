import { keptStore } from '@fairlot/shell';

/**
 * A plan whose answer is not known. It is written down before it is sent and crossed out when it is answered:
 * neither a reload nor other issues in the same window make it two.
 */
export type PendingPlan = {
  readonly id: string;
  /** What was asked, to know the same request again; empty where it is too long to be kept. */
  readonly text: string;
  readonly issues: number;
};

/** Characters. */
const MOST_TEXT = 20_000;

export const pendingPlan = keptStore<PendingPlan | null>('schedule.pending', null, {
  clearedAtLogout: true,
});

/** The request as which a plan goes: the same one again where it is what was sent before. */
export function notePlan(text: string, issues: number): string {
  const before = pendingPlan.get();
  const id = before?.text === text ? before.id : crypto.randomUUID();
  pendingPlan.set({ id, text: text.length > MOST_TEXT ? '' : text, issues });
  return id;
}

/** The one that was sent before and is another than this. */
export function otherPlan(text: string): PendingPlan | undefined {
  const before = pendingPlan.get();
  return before && before.text !== text ? before : undefined;
}

export const crossOutPlan = (id: string): void => {
  if (pendingPlan.get()?.id === id) pendingPlan.set(null);
};
