import { useSyncExternalStore } from 'react';
import type { ActionMenu } from '../../board-context/panels.ts';
import { keyLine, type Chord } from '../../lib/chord.ts';
import { Badge } from '../../ui/Badge.tsx';
import { KindGlyph } from '../../ui/KindIcon.tsx';
import { useWords } from '../../words/index.ts';
import type { ActionContext, BoardAction } from './action.ts';
import { knownActions, onKnownActions } from './load-actions.ts';
import type { MenuPart } from './menu-entries.ts';
import { menuParts } from './menu-parts.ts';
import { useOtherWords } from './other-language.ts';
import { useActionContext } from './use-action-context.ts';

/** What is different where they stand below the entries of another place, which starts them itself. */
export interface ElsewhereMenu {
  omits: ReadonlySet<string>;
  keysOf: (action: BoardAction) => readonly Chord[];
  choose: (action: BoardAction) => void;
}

export interface ActionPartsAsked {
  menu: ActionMenu;
  ids: ReadonlySet<string>;
  /** The board's point at which the menu was opened. */
  at?: ActionContext['at'];
  elsewhere?: ElsewhereMenu | undefined;
}

/** The entries of a menu of the board: every action that stands in it and is offered, by section, dangerous ones last. */
export function useActionParts({ menu, ids, at = null, elsewhere }: ActionPartsAsked): MenuPart[] {
  const common = useActionContext();
  const t = useWords('actions');
  const other = useOtherWords('board', 'actions');
  const context = { ...common, at };
  const keyOf = (action: BoardAction) => {
    const [first] = elsewhere?.keysOf(action) ?? action.keys;
    return first && keyLine(first);
  };
  const badgeOf = (action: BoardAction) => {
    if (action.countOf) return <Badge tone="warn">{action.countOf(context)}</Badge>;
    if (!action.stateOf) return undefined;
    return <span className="text-xs text-ink-3">{t(`value.${action.stateOf(context, ids)}`)}</span>;
  };
  const actions = useSyncExternalStore(onKnownActions, knownActions) ?? [];
  return menuParts(actions, menu, context, ids, elsewhere?.omits).map((part) => {
    const [first] = part;
    const isCalm = first !== undefined && !first.isDangerous;
    return {
      id: first?.id ?? '',
      title: isCalm ? t(`section.${first.section}`) : null,
      entries: part.map((action) => ({
        id: action.id,
        label: t(`label.${action.label}`),
        alsoTold: other ? [other(`label.${action.label}`)] : [],
        icon: <ActionGlyph action={action} />,
        badge: badgeOf(action),
        shortcut: keyOf(action),
        isDangerous: action.isDangerous ?? false,
        run: () => (elsewhere ? elsewhere.choose(action) : action.run(context, ids)),
      })),
    };
  });
}

export function ActionGlyph({ action, sizePx = 16 }: { action: BoardAction; sizePx?: number }) {
  const { icon: Icon } = action;
  if (typeof Icon === 'string') return <KindGlyph kind={Icon} sizePx={sizePx} />;
  return <Icon size={sizePx} strokeWidth={1.75} aria-hidden="true" />;
}
