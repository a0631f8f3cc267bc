import { lazyComponent } from '../../lib/lazy-component.ts';
import { withWords } from '../../words/index.ts';

export const ShortcutSheet = lazyComponent(
  () => withWords(['board', 'keys'], import('./ShortcutSheet.tsx')),
  'ShortcutSheet',
);
export const FullView = lazyComponent(() => import('./FullView.tsx'), 'FullView');
export const ColourPanel = lazyComponent(() => import('./ColourPanel.tsx'), 'ColourPanel');
export const ReplaceWords = lazyComponent(() => withWords(['talk'], import('./ReplaceWords.tsx')), 'ReplaceWords');
export const LibraryPanel = lazyComponent(
  () => withWords(['board', 'talk'], import('./LibraryPanel.tsx')),
  'LibraryPanel',
);
export const SaveTemplate = lazyComponent(() => withWords(['recipes'], import('./SaveTemplate.tsx')), 'SaveTemplate');
export const VisibilityPanel = lazyComponent(
  () => withWords(['people'], import('./VisibilityPanel.tsx')),
  'VisibilityPanel',
);
export const ReplayStale = lazyComponent(
  () => withWords(['talk', 'recipes'], import('../../node-views/note/ReplayStale.tsx')),
  'ReplayStale',
);
export const NoteOriginality = lazyComponent(
  () => withWords(['recipes'], import('./NoteOriginality.tsx')),
  'NoteOriginality',
);
export const CompareStructures = lazyComponent(
  () => withWords(['media'], import('./CompareStructures.tsx')),
  'CompareStructures',
);
export const ExportDialog = lazyComponent(
  () => withWords(['recipes'], import('../export/ExportDialog.tsx')),
  'ExportDialog',
);
export const ResearchDialog = lazyComponent(
  () => withWords(['recipes'], import('./ResearchDialog.tsx')),
  'ResearchDialog',
);
export const PlanPanel = lazyComponent(() => withWords(['recipes'], import('../plan/PlanPanel.tsx')), 'PlanPanel');

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
