import { Popover as Primitive } from 'radix-ui';
import { classes } from './classes.ts';
import { leaveToField } from './own-escape.ts';
import { floatingLook, openness, placing, type FloatingProps } from './floating.ts';

interface PopoverProps extends FloatingProps {
  /** The name of what opens. */
  label: string;
}

/** No higher than the room there is: a long panel scrolls, and never begins above the window. */
const PANEL_LOOK =
  'max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-16px)] overflow-y-auto overscroll-contain p-3.5 outline-none';

/** A panel beside its trigger that may hold anything that can be focused. Opening it puts no control forward. */
export function Popover({ trigger, label, children, widthPx = 320, ...given }: PopoverProps) {
  return (
    <Primitive.Root {...openness(given)}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          {...placing(given)}
          aria-label={label}
          onOpenAutoFocus={focusWhole}
          onEscapeKeyDown={leaveToField}
          style={{ width: widthPx }}
          className={classes(floatingLook, PANEL_LOOK)}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function focusWhole(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}
