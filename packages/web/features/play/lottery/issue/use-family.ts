import { createContext, useContext } from 'react';
import { invariant } from '@fairlot/rules/core/invariant';
import type { Family } from '@fairlot/rules/play/family';

/** The family of the game on screen, for all parts of the page. */
export const FamilyContext = createContext<Family | undefined>(undefined);

export function useFamilyHere(): Family {
  const family = useContext(FamilyContext);
  invariant(family, 'the bet page knows its family');
  return family;
}
