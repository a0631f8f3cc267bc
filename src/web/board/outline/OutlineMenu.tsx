import { Crosshair, Ellipsis, Expand, FolderInput, FolderOutput, PencilLine, Trash2, Waypoints } from 'lucide-react';
import { useRef } from 'react';
import { isLocked } from '#contract/board/locking.ts';
import { Menu, MenuItem, MenuLine } from '../../ui/Menu.tsx';
import { useWords } from '../../words/index.ts';
import { afterMenuFocus } from '../actions/chosen.ts';
import { useEngine } from '../engine/use-engine.ts';
import type { OutlineRow } from './outline-rows.ts';
import type { OutlineDeeds } from './use-deeds.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Everything that can be done with a row, behind its dots. By keys it opens as menus do. */
export function OutlineMenu({ row, name, deeds }: { row: OutlineRow; name: string; deeds: OutlineDeeds }) {
  const t = useWords('reach');
  const { editor } = useEngine();
  const node = row.what === 'node' ? row.node : null;
  const mayChange = editor.mayEdit && !(node && isLocked(node));
  const isChosen = useRef(false);
  /** The menu gives the focus to its dots when it closes; what was chosen takes it after that, else the tree has it. */
  const choose = (deed: (of: OutlineRow) => boolean) => () => {
    isChosen.current = true;
    afterMenuFocus(() => void deed(row));
  };
  const show = (of: OutlineRow) => {
    deeds.focusTree();
    return deeds.show(of);
  };
  const mayConnect = editor.mayEdit && editor.scene.nodeCount > (node ? 1 : 2);
  return (
    <div className="shrink-0">
      <Menu
        isOpen={deeds.menuOf === row.key}
        onOpenChange={(isOpen) => {
          if (isOpen) return void deeds.menu(row);
          deeds.closeMenu();
          if (!isChosen.current) afterMenuFocus(deeds.focusTree);
          isChosen.current = false;
        }}
        trigger={
          <button type="button" tabIndex={-1} aria-label={name} className="outline-dots">
            <Ellipsis {...icon} />
          </button>
        }
      >
        <MenuItem icon={<Crosshair {...icon} />} shortcut="Space" onSelect={choose(show)}>
          {t('outline.show')}
        </MenuItem>
        {row.what === 'node' && row.kind !== 'group' && (
          <MenuItem icon={<Expand {...icon} />} shortcut="Enter" onSelect={choose(deeds.enter)}>
            {t('outline.open')}
          </MenuItem>
        )}
        {deeds.mayRename(row) && (
          <MenuItem icon={<PencilLine {...icon} />} shortcut="F2" onSelect={choose(deeds.rename)}>
            {t('outline.rename')}
          </MenuItem>
        )}
        {mayConnect && (
          <MenuItem icon={<Waypoints {...icon} />} shortcut="L" onSelect={choose(deeds.pickEnd)}>
            {t(node ? 'outline.connect' : 'outline.carry')}
          </MenuItem>
        )}
        {deeds.hasGroup(row) && (
          <MenuItem icon={<FolderInput {...icon} />} shortcut="M" onSelect={choose(deeds.pickGroup)}>
            {t('outline.join')}
          </MenuItem>
        )}
        {mayChange && node?.parentId && (
          <MenuItem icon={<FolderOutput {...icon} />} onSelect={choose(deeds.takeOut)}>
            {t('outline.leave')}
          </MenuItem>
        )}
        {mayChange && (
          <>
            <MenuLine />
            <MenuItem isDangerous icon={<Trash2 {...icon} />} shortcut="Del" onSelect={choose(deeds.remove)}>
              {t('outline.remove')}
            </MenuItem>
          </>
        )}
      </Menu>
    </div>
  );
}
