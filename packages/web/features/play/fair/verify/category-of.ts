import type { Category } from '@fairlot/rules/lottery/category';
import { categoryOfCode } from '@fairlot/rules/lottery/game';
import type { FamilyFace } from '@fairlot/rules/play/family';
import { findFamily } from '@fairlot/rules/play/registry';
import type { IssueParts } from './panel-view.ts';

/** The category that a proof is of, by the code in its manifests; a file may name one that is not known. */
export const categoryOfProof = ({ issue, day }: IssueParts): Category | undefined =>
  categoryOfCode((issue ?? day)?.g ?? '');

/** Its family. */
export const familyOfProof = (parts: IssueParts): FamilyFace | undefined =>
  findFamily(categoryOfProof(parts)?.family ?? '');
