import { Copy, Ellipsis, Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu, MenuItem } from '../ui/Menu.tsx';
import { useWords } from '../words/index.ts';

interface MomentRowProps {
  isOn: boolean;
  icon: ReactNode;
  title: string;
  text?: string;
  onPress: () => void;
  menu?: ReactNode;
}

/** A moment that has a name, or is one by itself: pressed, it is looked at. */
export function MomentRow({ isOn, icon, title, text, onPress, menu }: MomentRowProps) {
  return (
    <div
      className={classes(
        'flex items-center pr-2 hover:bg-surface-2',
        isOn && 'bg-surface-3 shadow-[inset_3px_0_0_var(--accent)]',
      )}
    >
      <button
        type="button"
        aria-current={isOn || undefined}
        onClick={onPress}
        className="flex min-h-11 min-w-0 grow items-center gap-3 py-2 pl-4 text-left"
      >
        <span className="shrink-0 text-ink-2" aria-hidden="true">
          {icon}
        </span>
        <span className="min-w-0">
          <span className="block truncate text-base font-semibold">{title}</span>
          {text && <span className="tnum block truncate text-sm text-ink-2">{text}</span>}
        </span>
      </button>
      {menu}
    </div>
  );
}

interface MomentMenuProps {
  title: string;
  isCopying: boolean;
  onShow: () => void;
  onCopy: () => void;
}

/** What can be done with a moment without looking at it first. */
export function MomentMenu({ title, isCopying, onShow, onCopy }: MomentMenuProps) {
  const t = useWords('history');
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          size="sm"
          className="max-md:size-11"
          label={t('moreOf', { title })}
          icon={<Ellipsis size={16} aria-hidden="true" />}
        />
      }
    >
      <MenuItem icon={<Eye size={15} aria-hidden="true" />} onSelect={onShow}>
        {t('show')}
      </MenuItem>
      <MenuItem icon={<Copy size={15} aria-hidden="true" />} isDisabled={isCopying} onSelect={onCopy}>
        {t('copy')}
      </MenuItem>
    </Menu>
  );
}
