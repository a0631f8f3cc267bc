import { lazy, Suspense } from 'react';
import { BoardMenu } from './BoardMenu.tsx';
import { Connecting } from '../reach/Connecting.tsx';
import { Picking } from '../touch/Picking.tsx';
import { withWords } from '../../words/index.ts';
import { useShownPanels, type Panel } from './panels.ts';
import { QuickAddMenu } from './QuickAddMenu.tsx';

const ShortcutSheet = lazy(() => import('./ShortcutSheet.tsx').then((m) => ({ default: m.ShortcutSheet })));
const FullView = lazy(() => import('./FullView.tsx').then((m) => ({ default: m.FullView })));
const ConfirmRemoval = lazy(() => import('./ConfirmRemoval.tsx').then((m) => ({ default: m.ConfirmRemoval })));
const ReplaceWords = lazy(() =>
  withWords(['talk'], import('./ReplaceWords.tsx')).then((m) => ({ default: m.ReplaceWords })),
);
const LibraryPanel = lazy(() =>
  withWords(['board', 'talk'], import('./LibraryPanel.tsx')).then((m) => ({ default: m.LibraryPanel })),
);
const SaveTemplate = lazy(() =>
  withWords(['recipes'], import('./SaveTemplate.tsx')).then((m) => ({ default: m.SaveTemplate })),
);

const ResearchDialog = lazy(() =>
  withWords(['recipes'], import('./ResearchDialog.tsx')).then((m) => ({ default: m.ResearchDialog })),
);

/** Draws what is open over the board. */
export function BoardPanels() {
  const { panel } = useShownPanels();
  return panel && <Suspense>{draw(panel)}</Suspense>;
}

function draw(panel: Panel) {
  switch (panel.what) {
    case 'menu':
      return <BoardMenu panel={panel} />;
    case 'quick-add':
      return <QuickAddMenu panel={panel} />;
    case 'shortcuts':
      return <ShortcutSheet panel={panel} />;
    case 'full':
      return <FullView panel={panel} />;
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
    case 'research':
      return <ResearchDialog panel={panel} />;
    case 'confirm-removal':
      return <ConfirmRemoval panel={panel} />;
  }
}
