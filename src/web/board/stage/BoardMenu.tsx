import type { Point } from '#contract/board/geometry.ts';
import type { ReactNode } from 'react';
import { Menu } from '../../ui/Menu.tsx';
import { useEngine } from '../engine/use-engine.ts';
import { useSelection } from '../../board-context/hooks.ts';
import { FindingMenu } from '../actions/FindingMenu.tsx';
import { usePanels, type Panel } from '../../board-context/panels.ts';
import { isWide } from '../../lib/use-is-wide.ts';

const NOTHING: ReadonlySet<string> = new Set();

/**
 * How a menu stands that opens at a point of the window instead of at a button. Beside the point it moves up as far as it
 * needs to be seen whole; a telephone, which has no room beside a finger, shows it as a sheet.
 */
function usePlaceAt(panel: Panel, client: Point) {
  const panels = usePanels();
  const { frame } = useEngine().editor.camera;
  const at = { left: client.x - frame.x, top: client.y - frame.y };
  return {
    isOpen: true,
    align: 'start',
    side: isWide() ? 'right' : 'bottom',
    onOpenChange: (isOpen: boolean) => void (isOpen || panels.close(panel)),
    trigger: <span aria-hidden="true" className="absolute size-0" style={at} />,
  } as const;
}

/** A menu at a point of the window, with these entries. */
export function MenuAt({ panel, client, children }: { panel: Panel; client: Point; children: ReactNode }) {
  return (
    <Menu isLong {...usePlaceAt(panel, client)}>
      {children}
    </Menu>
  );
}

/** The menu of the ground, of the selected cards, or of a wire. */
export function BoardMenu({ panel }: { panel: Panel & { what: 'menu' } }) {
  const selection = useSelection();
  const ids = panel.menu === 'ground' ? NOTHING : selection;
  return <FindingMenu {...usePlaceAt(panel, panel.client)} asked={{ menu: panel.menu, ids, at: panel.at }} />;
}
