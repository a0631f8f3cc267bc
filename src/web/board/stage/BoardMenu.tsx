import type { Point } from '#contract/board/geometry.ts';
import type { ReactNode } from 'react';
import { Menu } from '../../ui/Menu.tsx';
import { useEngine } from '../engine/use-engine.ts';
import { useSelection } from '../../board-context/hooks.ts';
import { ActionItems } from '../actions/ActionItems.tsx';
import { usePanels, type Panel } from '../../board-context/panels.ts';
import { isWide } from '../../lib/use-is-wide.ts';

const NOTHING: ReadonlySet<string> = new Set();

/**
 * A menu that opens at a point of the window instead of at a button. Beside the point it moves up as far as it needs to be
 * seen whole; a telephone, which has no room beside a finger, shows it as a sheet.
 */
export function MenuAt({ panel, client, children }: { panel: Panel; client: Point; children: ReactNode }) {
  const panels = usePanels();
  const { frame } = useEngine().editor.camera;
  const at = { left: client.x - frame.x, top: client.y - frame.y };
  return (
    <Menu
      isOpen
      isLong
      align="start"
      side={isWide() ? 'right' : 'bottom'}
      onOpenChange={(isOpen) => !isOpen && panels.close(panel)}
      trigger={<span aria-hidden="true" className="absolute size-0" style={at} />}
    >
      {children}
    </Menu>
  );
}

/** The menu of the ground, of the selected cards, or of a wire. */
export function BoardMenu({ panel }: { panel: Panel & { what: 'menu' } }) {
  const selection = useSelection();
  return (
    <MenuAt panel={panel} client={panel.client}>
      <ActionItems menu={panel.menu} ids={panel.menu === 'ground' ? NOTHING : selection} at={panel.at} />
    </MenuAt>
  );
}
