import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Tooltip } from './Tooltip.tsx';

const finger = "pointer-coarse:after:absolute pointer-coarse:after:content-['']";
/** Small ones are as large as a finger where one presses, without taking more room. */
const sizes = {
  sm: `size-[26px] rounded-[6px] ${finger} pointer-coarse:after:-inset-[9px]`,
  md: `size-8 rounded-control ${finger} pointer-coarse:after:-inset-1.5`,
  lg: 'size-11 rounded-[10px]',
} as const;

interface IconButtonProps extends ComponentProps<'button'> {
  /** The button's name, also its tooltip. */
  label: string;
  icon: ReactNode;
  size?: keyof typeof sizes;
  /** For toggles: announced as pressed and drawn filled. */
  isOn?: boolean;
  tooltipSide?: 'top' | 'bottom' | 'right';
  /** Shown after the name, for example a key. */
  hint?: string;
}

export function IconButton({
  label,
  icon,
  size = 'md',
  isOn,
  tooltipSide,
  hint,
  className,
  type,
  ...rest
}: IconButtonProps) {
  const look = classes(
    'relative inline-flex shrink-0 items-center justify-center text-ink-2',
    'transition-[background-color,color] duration-(--dur-fast) hover:bg-surface-3 hover:text-ink',
    'disabled:text-ink-4 disabled:hover:bg-transparent aria-disabled:text-ink-4',
    sizes[size],
    isOn === true && 'bg-surface-3 text-ink',
    className,
  );
  return (
    <Tooltip text={hint ? `${label} ${hint}` : label} {...(tooltipSide ? { side: tooltipSide } : {})}>
      <button {...rest} type={type ?? 'button'} aria-label={label} aria-pressed={isOn} className={look}>
        {icon}
      </button>
    </Tooltip>
  );
}
