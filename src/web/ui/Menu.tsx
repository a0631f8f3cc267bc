import { DropdownMenu as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { chooser } from './chooser.ts';
import { classes } from './classes.ts';
import { floatingLook, openness, placing, type FloatingProps } from './floating.ts';

/** No higher than the room there is: a long menu scrolls. */
const MENU_LOOK = 'max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto p-1.5';

interface MenuProps extends FloatingProps {
  /** Many entries: where a telephone has no room beside the trigger, it is a sheet at the foot of the window. */
  isLong?: boolean;
}

export function Menu({ trigger, children, widthPx = 200, isLong = false, ...given }: MenuProps) {
  return (
    <Primitive.Root modal={false} {...openness(given)}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          {...placing(given)}
          style={{ minWidth: widthPx }}
          data-long={isLong || undefined}
          className={classes(floatingLook, MENU_LOOK)}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

const itemLook =
  'flex h-[34px] shrink-0 cursor-pointer items-center gap-2.5 rounded-[7px] px-2.5 text-sm font-medium outline-none select-none pointer-coarse:h-11 ' +
  'data-highlighted:bg-surface-3 data-disabled:cursor-default data-disabled:text-ink-4';

interface MenuItemProps {
  icon?: ReactNode;
  /** The same action's key, shown at the right. */
  shortcut?: string;
  /** Stands at the right. */
  badge?: ReactNode;
  isDangerous?: boolean;
  isDisabled?: boolean;
  onSelect?: () => void;
  /** The menu stays open, as for what is pressed several times. */
  staysOpen?: boolean;
  href?: string;
  to?: string;
  children: ReactNode;
}

/** One action, or one address: `to` within the product, `href` by a full navigation. */
export function MenuItem({
  icon,
  shortcut,
  badge,
  isDangerous = false,
  isDisabled = false,
  onSelect,
  staysOpen = false,
  href,
  to,
  children,
}: MenuItemProps) {
  const inside = (
    <>
      {icon}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {badge}
      {shortcut && (
        <kbd className="rounded-[4px] bg-surface-3 px-1 font-sans text-micro text-ink-3 pointer-coarse:hidden">
          {shortcut}
        </kbd>
      )}
    </>
  );
  const look = classes(itemLook, isDangerous ? 'text-bad' : 'text-ink');
  const select = (event: Event) => {
    if (staysOpen) event.preventDefault();
    onSelect?.();
  };
  return (
    <Primitive.Item
      disabled={isDisabled}
      className={look}
      onSelect={select}
      asChild={href !== undefined || to !== undefined}
    >
      {to !== undefined ? <Link to={to}>{inside}</Link> : href === undefined ? inside : <a href={href}>{inside}</a>}
    </Primitive.Item>
  );
}

export function MenuLine() {
  return <Primitive.Separator className="mx-1 my-1.5 h-px bg-line" />;
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Primitive.Label className="px-2.5 pt-1.5 pb-1 text-xs font-semibold text-ink-3">{children}</Primitive.Label>;
}

/** A choice of one: `value` is the chosen item's value. */
export function MenuChoice<Value extends string>({
  value,
  onChoose,
  options,
}: {
  value: string;
  onChoose: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
}) {
  return (
    <Primitive.RadioGroup value={value} onValueChange={chooser(options, onChoose)}>
      {options.map((option) => (
        <Primitive.RadioItem key={option.value} value={option.value} className={classes(itemLook, 'text-ink')}>
          <span className="inline-flex size-4 items-center justify-center rounded-full shadow-[inset_0_0_0_1.5px_var(--line-3)]">
            <Primitive.ItemIndicator className="size-2 rounded-full bg-ring" />
          </span>
          {option.label}
        </Primitive.RadioItem>
      ))}
    </Primitive.RadioGroup>
  );
}
