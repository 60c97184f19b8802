import { watchMedia } from '@fairlot/ui/phone';

/** True if the navigation leaves no room for a page beside it; the styles repeat the width. */
export const useNarrow = watchMedia('(max-width: 900px)');
