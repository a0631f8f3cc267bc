import { MenuItem, MenuLine } from '../../ui/Menu.tsx';
import { Marked } from '../../search/Marked.tsx';
import { isLongMenu, type MenuPart } from './menu-entries.ts';
import { useActionParts, type ActionPartsAsked } from './use-action-parts.tsx';

/** The entries of a menu of the board, by section; below the entries of another place, after a line. */
export function ActionItems(asked: ActionPartsAsked) {
  const parts = useActionParts(asked);
  return (
    <>
      {asked.elsewhere && parts.length > 0 && <MenuLine />}
      <MenuParts parts={parts} hasTitles={isLongMenu(parts)} />
    </>
  );
}

interface MenuPartsProps {
  parts: readonly MenuPart[];
  /** Otherwise lines are between the parts. */
  hasTitles: boolean;
  /** What was typed to find them; marked in their names. */
  sought?: string;
}

/** Parts of a menu, one below the other. */
export function MenuParts({ parts, hasTitles, sought = '' }: MenuPartsProps) {
  return parts.map(({ id, title, entries }, i) => (
    <div key={id} role="group" aria-label={title ?? undefined}>
      {hasTitles && title !== null ? (
        <div className="px-2.5 pt-1 pb-0.5 text-xs leading-4 font-semibold text-ink-3">{title}</div>
      ) : (
        i > 0 && <MenuLine />
      )}
      {entries.map(({ id: entry, label, icon, badge, shortcut, isDangerous, staysOpen, run }) => (
        <MenuItem
          key={entry}
          icon={icon}
          badge={badge}
          {...(shortcut !== undefined && { shortcut })}
          isDangerous={isDangerous ?? false}
          staysOpen={staysOpen ?? false}
          onSelect={run}
        >
          <Marked text={label} query={sought} />
        </MenuItem>
      ))}
    </div>
  ));
}
