import { part } from '../../lib/part.ts';
import { withWords } from '../../words/index.ts';

export const ShortcutSheet = part(() => import('./ShortcutSheet.tsx'), 'ShortcutSheet');
export const FullView = part(() => import('./FullView.tsx'), 'FullView');
export const ColourPanel = part(() => import('./ColourPanel.tsx'), 'ColourPanel');
export const ReplaceWords = part(() => withWords(['talk'], import('./ReplaceWords.tsx')), 'ReplaceWords');
export const LibraryPanel = part(() => withWords(['board', 'talk'], import('./LibraryPanel.tsx')), 'LibraryPanel');
export const SaveTemplate = part(() => withWords(['recipes'], import('./SaveTemplate.tsx')), 'SaveTemplate');
export const ReplayStale = part(
  () => withWords(['talk', 'recipes'], import('../faces/note/ReplayStale.tsx')),
  'ReplayStale',
);
export const NoteOriginality = part(() => withWords(['recipes'], import('./NoteOriginality.tsx')), 'NoteOriginality');
export const CompareStructures = part(
  () => withWords(['media'], import('./CompareStructures.tsx')),
  'CompareStructures',
);
export const ExportDialog = part(() => withWords(['recipes'], import('../export/ExportDialog.tsx')), 'ExportDialog');
export const ResearchDialog = part(() => withWords(['recipes'], import('./ResearchDialog.tsx')), 'ResearchDialog');
export const PlanPanel = part(() => withWords(['recipes'], import('../plan/PlanPanel.tsx')), 'PlanPanel');

/** What the menus of the board open. */
export const panelsOfMenus = [
  ShortcutSheet,
  FullView,
  ColourPanel,
  ReplaceWords,
  SaveTemplate,
  ReplayStale,
  NoteOriginality,
  ExportDialog,
  ResearchDialog,
  PlanPanel,
];
