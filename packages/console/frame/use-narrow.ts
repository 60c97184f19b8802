import { watchMedia } from '@fairlot/ui/phone';

/** Where the ways to the pages leave no room for a page beside them; the styles repeat it. */
export const useNarrow = watchMedia('(max-width: 900px)');
