// Which part of risk is shown, and which rows of it. It stands in the address: what is of no use there is not there. Pure.
import * as z from 'zod/mini';

const some = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);

export const TABS = ['cases', 'lists', 'rules'] as const;
export type Tab = (typeof TABS)[number];
export const LIST_COLOURS = ['black', 'grey', 'watched', 'white'] as const;

export const RiskSearch = z.object({
  tab: some(z.enum(['lists', 'rules'])),
  show: some(z.enum(['open', 'closed'])),
  colour: some(z.enum(LIST_COLOURS)),
  search: some(z.string().check(z.minLength(1), z.maxLength(100))),
});
export type RiskFilter = Partial<z.output<typeof RiskSearch>>;
export type Props = {
  readonly filter: RiskFilter;
  readonly onFilter: (change: RiskFilter) => void;
};
