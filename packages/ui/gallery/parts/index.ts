import type { ComponentType } from 'react';
import type { Bilingual } from '@fairlot/rules/core/text';
import { GALLERY } from '../text.ts';
import { Buttons } from './Buttons.tsx';
import { Charts } from './Charts.tsx';
import { Choices } from './Choices.tsx';
import { Fields } from './Fields.tsx';
import { Figures } from './Figures.tsx';
import { Forms } from './Forms.tsx';
import { Lists, ListStates } from './Lists.tsx';
import { Numbers } from './Numbers.tsx';
import { Pickers } from './Pickers.tsx';
import { Popups } from './Popups.tsx';
import { States } from './States.tsx';
import { TabsPart } from './TabsPart.tsx';

type PartEntry = {
  readonly name: Bilingual;
  readonly Part: ComponentType;
  readonly isWide?: boolean;
};

/** Every part of the gallery; a component without a part here is not of the kit. */
export const PARTS: readonly PartEntry[] = [
  { name: GALLERY.buttons, Part: Buttons },
  { name: GALLERY.fields, Part: Fields },
  { name: GALLERY.choices, Part: Choices },
  { name: GALLERY.numbers, Part: Numbers },
  { name: GALLERY.pickers, Part: Pickers },
  { name: GALLERY.tabs, Part: TabsPart },
  { name: GALLERY.popups, Part: Popups },
  { name: GALLERY.states, Part: States },
  { name: GALLERY.figures, Part: Figures },
  { name: GALLERY.forms, Part: Forms },
  { name: GALLERY.charts, Part: Charts, isWide: true },
  { name: GALLERY.lists, Part: Lists, isWide: true },
  { name: GALLERY.listStates, Part: ListStates, isWide: true },
];
