import { Suspense } from 'react';
import { part } from '../../lib/part.ts';
import { BoardMenu } from './BoardMenu.tsx';
import { Connecting } from '../reach/Connecting.tsx';
import { Picking } from '../touch/Picking.tsx';
import { withWords } from '../../words/index.ts';
import { usePanels, useShownPanels, type Panel } from './panels.ts';
import { QuickAddMenu } from './QuickAddMenu.tsx';

const ShortcutSheet = part(() => import('./ShortcutSheet.tsx'), 'ShortcutSheet');
const FullView = part(() => import('./FullView.tsx'), 'FullView');
const ConfirmRemoval = part(() => import('./ConfirmRemoval.tsx'), 'ConfirmRemoval');
const ReplaceWords = part(() => withWords(['talk'], import('./ReplaceWords.tsx')), 'ReplaceWords');
const LibraryPanel = part(() => withWords(['board', 'talk'], import('./LibraryPanel.tsx')), 'LibraryPanel');
const SaveTemplate = part(() => withWords(['recipes'], import('./SaveTemplate.tsx')), 'SaveTemplate');

const ReplayStale = part(() => withWords(['talk', 'recipes'], import('../faces/note/ReplayStale.tsx')), 'ReplayStale');

const NoteOriginality = part(() => withWords(['recipes'], import('./NoteOriginality.tsx')), 'NoteOriginality');

const CompareStructures = part(() => withWords(['media'], import('./CompareStructures.tsx')), 'CompareStructures');

const ExportDialog = part(() => withWords(['recipes'], import('../export/ExportDialog.tsx')), 'ExportDialog');

const ResearchDialog = part(() => withWords(['recipes'], import('./ResearchDialog.tsx')), 'ResearchDialog');

const PlanPanel = part(() => withWords(['recipes'], import('../plan/PlanPanel.tsx')), 'PlanPanel');

/** Draws what is open over the board. */
export function BoardPanels() {
  const { panel } = useShownPanels();
  const panels = usePanels();
  return panel && <Suspense>{draw(panel, () => panels.close(panel))}</Suspense>;
}

function draw(panel: Panel, close: () => void) {
  switch (panel.what) {
    case 'menu':
      return <BoardMenu panel={panel} />;
    case 'quick-add':
      return <QuickAddMenu panel={panel} />;
    case 'shortcuts':
      return <ShortcutSheet panel={panel} />;
    case 'full':
      return <FullView key={panel.nodeId} panel={panel} />;
    case 'connect':
      return <Connecting panel={panel} />;
    case 'pick':
      return <Picking panel={panel} />;
    case 'replace-words':
      return <ReplaceWords panel={panel} />;
    case 'library':
      return <LibraryPanel panel={panel} />;
    case 'save-template':
      return <SaveTemplate panel={panel} />;
    case 'replay-stale':
      return <ReplayStale onClose={close} />;
    case 'originality':
      return <NoteOriginality panel={panel} />;
    case 'compare-structures':
      return <CompareStructures panel={panel} />;
    case 'export':
      return <ExportDialog panel={panel} />;
    case 'research':
      return <ResearchDialog panel={panel} />;
    case 'plan':
      return <PlanPanel panel={panel} />;
    case 'confirm-removal':
      return <ConfirmRemoval panel={panel} />;
  }
}
