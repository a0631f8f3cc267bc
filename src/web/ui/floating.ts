import type { ReactNode } from 'react';

/** What menus and popovers have in common: who opens them, where they stand, how they look. */
export interface FloatingProps {
  /** A button; it gets aria-haspopup and aria-expanded. */
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom' | 'left' | 'right';
  widthPx?: number;
  /** With both given, the owner decides when it is open. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

export const openness = ({ isOpen, onOpenChange }: Pick<FloatingProps, 'isOpen' | 'onOpenChange'>) => ({
  ...(isOpen !== undefined && { open: isOpen }),
  ...(onOpenChange && { onOpenChange }),
});

export const placing = ({ align = 'end', side = 'bottom' }: Pick<FloatingProps, 'align' | 'side'>) => ({
  align,
  side,
  sideOffset: 6,
  collisionPadding: 8,
  // What opens is seen whole, also beside a trigger that is not.
  sticky: 'always' as const,
});

export const floatingLook = 'z-(--z-menu) rounded-card bg-raised shadow-pop appear-menu';
