import { Popover as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

interface PopoverProps {
  trigger: ReactNode;
  /** The name of what opens. */
  label: string;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom' | 'left' | 'right';
  widthPx?: number;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** A panel beside its trigger that may hold anything that can be focused. */
export function Popover({
  trigger,
  label,
  children,
  align = 'end',
  side = 'bottom',
  widthPx = 320,
  isOpen,
  onOpenChange,
}: PopoverProps) {
  return (
    <Primitive.Root {...(isOpen === undefined ? {} : { open: isOpen })} {...(onOpenChange ? { onOpenChange } : {})}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          style={{ width: widthPx }}
          className="z-(--z-menu) max-w-[calc(100vw-16px)] rounded-card bg-raised p-3.5 shadow-pop outline-none appear-menu"
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
