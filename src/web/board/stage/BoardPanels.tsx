import { useEffect } from 'react';
import { Fetching } from '../../ui/Spinner.tsx';
import { BoardMenu } from './BoardMenu.tsx';
import { Connecting } from '../keyboard-a11y/Connecting.tsx';
import { Picking } from '../touch/Picking.tsx';
import {
  ColourPanel,
  CompareStructures,
  ExportDialog,
  FullView,
  LibraryPanel,
  NoteOriginality,
  PlanPanel,
  ReplaceWords,
  ReplayStale,
  ResearchDialog,
  SaveTemplate,
  ShortcutSheet,
  VisibilityPanel,
  panelsOfMenus,
} from './lazy-panels.ts';
import { usePanels, useShownPanels, type Panel } from '../../board-context/panels.ts';
import { QuickAddMenu } from './QuickAddMenu.tsx';

/** Draws what is open over the board. */
export function BoardPanels() {
  const { panel } = useShownPanels();
  const panels = usePanels();
  useEffect(fetchAtFirstTouch, []);
  return panel && <Fetching>{draw(panel, () => panels.close(panel))}</Fetching>;
}

/** Whoever touches the board may open any of them next. */
function fetchAtFirstTouch(): () => void {
  const over = new AbortController();
  const fetch = () => {
    over.abort();
    panelsOfMenus.forEach((one) => one.ahead());
  };
  for (const sign of ['pointerdown', 'keydown'])
    document.addEventListener(sign, fetch, { capture: true, signal: over.signal });
  return () => over.abort();
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
    case 'colour':
      return <ColourPanel panel={panel} />;
    case 'replace-words':
      return <ReplaceWords panel={panel} />;
    case 'library':
      return <LibraryPanel panel={panel} />;
    case 'save-template':
      return <SaveTemplate panel={panel} />;
    case 'visibility':
      return <VisibilityPanel panel={panel} />;
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
  }
}
