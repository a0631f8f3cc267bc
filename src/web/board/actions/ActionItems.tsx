import { useSyncExternalStore } from 'react';
import type { ActionContext, BoardAction } from './action.ts';
import { keyLine, type Chord } from '../../lib/chord.ts';
import { knownActions, onKnownActions } from './load-actions.ts';
import { menuParts } from './menu-parts.ts';
import { useActionContext } from './use-action-context.ts';
import { Badge } from '../../ui/Badge.tsx';
import { KindGlyph } from '../../ui/KindIcon.tsx';
import { MenuItem, MenuLine } from '../../ui/Menu.tsx';
import { useWords } from '../../words/index.ts';
import type { ActionMenu } from '../../board-context/panels.ts';

/** What is different where they stand below the entries of another place, which starts them itself. */
interface ElsewhereMenu {
  omits: ReadonlySet<string>;
  keysOf: (action: BoardAction) => readonly Chord[];
  choose: (action: BoardAction) => void;
}

interface ActionItemsProps {
  menu: ActionMenu;
  ids: ReadonlySet<string>;
  /** The board's point at which the menu was opened. */
  at?: ActionContext['at'];
  elsewhere?: ElsewhereMenu;
}

/** The entries of a menu of the board: every action that stands in it and is offered, by section, dangerous ones last. */
export function ActionItems({ menu, ids, at = null, elsewhere }: ActionItemsProps) {
  const common = useActionContext();
  const t = useWords('actions');
  const context = { ...common, at };
  const keyOf = (action: BoardAction) => {
    const [first] = elsewhere?.keysOf(action) ?? action.keys;
    return first && keyLine(first);
  };
  const actions = useSyncExternalStore(onKnownActions, knownActions) ?? [];
  const parts = menuParts(actions, menu, context, ids, elsewhere?.omits);
  return parts.map((part, i) => (
    <div key={part[0]?.id} role="group">
      {(i > 0 || elsewhere) && <MenuLine />}
      {part.map((action) => (
        <MenuItem
          key={action.id}
          icon={<ActionGlyph action={action} />}
          badge={action.countOf && <Badge tone="warn">{action.countOf(context)}</Badge>}
          shortcut={keyOf(action)}
          isDangerous={action.isDangerous ?? false}
          onSelect={() => (elsewhere ? elsewhere.choose(action) : action.run(context, ids))}
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
