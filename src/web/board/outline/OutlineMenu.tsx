import { Crosshair, Ellipsis, FolderInput, FolderOutput, PencilLine } from 'lucide-react';
import { mayRename } from '../../editor/commands/rename.ts';
import { isLocked } from '../../editor/rules/locking.ts';
import { Menu, MenuItem } from '../../ui/Menu.tsx';
import { useWords } from '../../words/index.ts';
import { useEngine } from '../engine/use-engine.ts';
import { ActionItems } from '../actions/ActionItems.tsx';
import { idsOf, type OutlineRow } from './outline-rows.ts';
import { boardMenuOf, keysInTree, onBoardOnly } from './row-actions.ts';
import { useAfterMenu } from './use-after-menu.ts';
import type { OutlineActions } from './use-outline-actions.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What only the outline does with a row, and below it the board's own menu of it, behind its dots. */
export function OutlineMenu({ row, name, actions }: { row: OutlineRow; name: string; actions: OutlineActions }) {
  const t = useWords('outline');
  const { editor } = useEngine();
  const node = row.what === 'node' ? row.node : null;
  const mayChange = editor.mayEdit && !(node && isLocked(node));
  const afterMenu = useAfterMenu();
  const choose = (action: () => boolean) => afterMenu.put(() => void action());
  const show = () => {
    actions.focusTree();
    return actions.show(row);
  };
  return (
    <div className="shrink-0">
      <Menu
        isLong
        isOpen={actions.menuOf === row.key}
        onOpenChange={(isOpen) => {
          if (isOpen) {
            afterMenu.forget();
            return void actions.menu(row);
          }
          actions.closeMenu();
          afterMenu.put(actions.focusTree);
        }}
        trigger={
          <button type="button" tabIndex={-1} aria-label={name} className="outline-dots" onFocus={afterMenu.run}>
            <Ellipsis {...icon} />
          </button>
        }
      >
        <div role="group">
          <MenuItem icon={<Crosshair {...icon} />} shortcut="Space" onSelect={() => choose(show)}>
            {t('show')}
          </MenuItem>
          {/* Nothing but the outline shows the name of a memo. */}
          {row.what === 'node' && row.kind === 'sticky' && mayRename(editor, row.node.id) && (
            <MenuItem icon={<PencilLine {...icon} />} shortcut="F2" onSelect={() => choose(() => actions.rename(row))}>
              {t('rename')}
            </MenuItem>
          )}
          {actions.hasGroup(row) && (
            <MenuItem
              icon={<FolderInput {...icon} />}
              shortcut="M"
              onSelect={() => choose(() => actions.pickGroup(row))}
            >
              {t('join')}
            </MenuItem>
          )}
          {mayChange && node?.parentId && (
            <MenuItem icon={<FolderOutput {...icon} />} onSelect={() => choose(() => actions.takeOut(row))}>
              {t('leave')}
            </MenuItem>
          )}
        </div>
        <ActionItems
          menu={boardMenuOf(row)}
          ids={idsOf(row, editor.selection())}
          elsewhere={{
            omits: onBoardOnly,
            keysOf: keysInTree,
            choose: (action) => choose(() => actions.act(action, row)),
          }}
        />
      </Menu>
    </div>
  );
}
