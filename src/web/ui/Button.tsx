import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Spinner } from './Spinner.tsx';

const variants = {
  primary: 'bg-primary text-on-primary hover:bg-primary-hover',
  accent: 'bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'bg-surface text-ink shadow-[inset_0_0_0_1px_var(--line-2)] hover:bg-surface-2',
  soft: 'bg-surface-3 text-ink hover:bg-line-2',
  ghost: 'text-ink-2 hover:bg-surface-3 hover:text-ink',
  danger: 'bg-bad text-on-primary hover:brightness-92 dark:text-on-accent dark:hover:brightness-108',
  'danger-outline': 'text-bad shadow-[inset_0_0_0_1px_var(--bad)] hover:bg-bad-soft',
} as const;
export type ButtonVariant = keyof typeof variants;

const sizes = {
  sm: 'h-7 gap-[5px] rounded-[7px] px-2.5 text-sm',
  md: 'h-9 gap-1.5 rounded-control px-3.5 text-base',
  lg: 'h-11 gap-1.5 rounded-[10px] px-[18px] text-[15px]',
  xl: 'h-[54px] gap-2 rounded-card px-6 text-[17px]',
} as const;
export type ButtonSize = keyof typeof sizes;

/** The look of a button, for links that act like one. `primary` stands once in a view. */
export const buttonLook = (variant: ButtonVariant = 'secondary', size: ButtonSize = 'md'): string =>
  classes(
    'inline-flex shrink-0 items-center justify-center font-semibold whitespace-nowrap tracking-[-0.008em] select-none',
    'transition-[background-color,color,filter,transform] duration-(--dur-fast) ease-out active:translate-y-px',
    'disabled:bg-surface-3 disabled:text-ink-3 disabled:shadow-none disabled:active:translate-y-0',
    'aria-disabled:bg-surface-3 aria-disabled:text-ink-3 aria-disabled:shadow-none',
    variants[variant],
    sizes[size],
  );

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner and refuses further presses; `children` then say what is going on. */
  isBusy?: boolean;
  icon?: ReactNode;
}

export function Button({
  variant,
  size,
  isBusy = false,
  icon,
  className,
  children,
  disabled,
  type,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      data-size={size}
      className={classes(buttonLook(variant, size), className)}
    >
      {isBusy ? <Spinner sizePx={15} /> : icon}
      {children}
    </button>
  );
}
