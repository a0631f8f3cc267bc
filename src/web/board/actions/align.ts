import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceAround,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalSpaceAround,
  LayoutGrid,
  type LucideIcon,
} from 'lucide-react';
import type { AlignWay, DistributeWay } from '../../editor/rules/align.ts';
import { alignCards, distributeCards, tidyParts, unitsOf } from '../../editor/commands/arrange.ts';
import { glide } from '../../editor/commands/glide.ts';
import type { ActionLabel, BoardAction } from './action.ts';
import { letter } from '../../lib/chord.ts';

const aligning = (way: AlignWay, label: ActionLabel, icon: LucideIcon, key: string): BoardAction => ({
  id: `align ${way}`,
  label,
  icon,
  keys: [letter(key, { alt: true })],
  section: 'arrange',
  menus: ['align'],
  changes: true,
  isOffered: ({ editor }, ids) => unitsOf(editor, ids).length > 1,
  run: ({ editor }, ids) => alignCards(editor, ids, way),
});

const distributing = (way: DistributeWay, label: ActionLabel, icon: LucideIcon, key: string): BoardAction => ({
  id: `distribute ${way}`,
  label,
  icon,
  keys: [letter(key, { alt: true, shift: true })],
  section: 'arrange',
  menus: ['align'],
  changes: true,
  isOffered: ({ editor }, ids) => unitsOf(editor, ids).length > 2,
  run: ({ editor }, ids) => distributeCards(editor, ids, way),
});

export const alignActions: readonly BoardAction[] = [
  aligning('left', 'alignLeft', AlignStartVertical, 'A'),
  aligning('centre', 'alignCentre', AlignCenterVertical, 'H'),
  aligning('right', 'alignRight', AlignEndVertical, 'D'),
  aligning('top', 'alignTop', AlignStartHorizontal, 'W'),
  aligning('middle', 'alignMiddle', AlignCenterHorizontal, 'V'),
  aligning('bottom', 'alignBottom', AlignEndHorizontal, 'S'),
  distributing('across', 'distributeAcross', AlignHorizontalSpaceAround, 'H'),
  distributing('down', 'distributeDown', AlignVerticalSpaceAround, 'V'),
  {
    id: 'tidy',
    label: 'tidy',
    icon: LayoutGrid,
    keys: [letter('T', { alt: true, shift: true })],
    section: 'arrange',
    menus: ['node', 'align'],
    changes: true,
    isOffered: ({ editor }, ids) => tidyParts(editor, ids).length > 0,
    run({ editor }, ids) {
      void import('../../editor/commands/tidy.ts').then(({ tidy }) => glide(editor, tidy(editor, ids)));
    },
  },
];
