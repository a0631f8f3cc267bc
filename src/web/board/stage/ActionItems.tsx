import { boardActions } from '../actions/index.ts';
import { actionSections, isOpenTo, type ActionContext, type BoardAction } from '../actions/action.ts';
import { keyLine } from '../actions/chord.ts';
import { useActionContext } from '../actions/use-action-context.ts';
import { Badge } from '../../ui/Badge.tsx';
import { KindGlyph } from '../../ui/KindIcon.tsx';
import { MenuItem, MenuLine } from '../../ui/Menu.tsx';
import { useWords } from '../../words/index.ts';
import type { ActionMenu } from './panels.ts';

interface ActionItemsProps {
  menu: ActionMenu;
  ids: ReadonlySet<string>;
  /** The board's point at which the menu was opened. */
  at?: ActionContext['at'];
}

/** The entries of a menu of the board: every action that stands in it and is offered, by section, dangerous ones last. */
export function ActionItems({ menu, ids, at = null }: ActionItemsProps) {
  const common = useActionContext();
  const t = useWords('actions');
  const context = { ...common, at };
  const offered = boardActions.filter((action) => action.menus.includes(menu) && isOpenTo(action, context, ids));
  const calm = actionSections.map((section) => offered.filter((one) => one.section === section && !one.isDangerous));
  const parts = [...calm, offered.filter((one) => one.isDangerous)].filter((part) => part.length > 0);
  return parts.map((part, i) => (
    <div key={part[0]?.id} role="group">
      {i > 0 && <MenuLine />}
      {part.map((action) => (
        <MenuItem
          key={action.id}
          icon={<ActionGlyph action={action} />}
          badge={action.countOf && <Badge tone="warn">{action.countOf(context)}</Badge>}
          shortcut={action.keys[0] && keyLine(action.keys[0])}
          isDangerous={action.isDangerous ?? false}
          onSelect={() => action.run(context, ids)}
        >
          {t(`label.${action.label}`)}
        </MenuItem>
      ))}
    </div>
  ));
}

export function ActionGlyph({ action, sizePx = 16 }: { action: BoardAction; sizePx?: number }) {
  const { icon: Icon } = action;
  if (typeof Icon === 'string') return <KindGlyph kind={Icon} sizePx={sizePx} />;
  return <Icon size={sizePx} strokeWidth={1.75} aria-hidden="true" />;
}
