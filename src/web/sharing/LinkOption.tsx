import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Switch } from '../ui/Switch.tsx';

interface LinkOptionProps {
  icon: LucideIcon;
  label: string;
  text?: string;
  /** Stands before the switch. */
  value?: ReactNode;
  isOn?: boolean;
  isBusy?: boolean;
  /** Without it there is no switch. */
  onSwitch?: (isOn: boolean) => void;
  /** Stands below the line. */
  children?: ReactNode;
}

/** One line of what a link asks or gives. */
export function LinkOption(props: LinkOptionProps) {
  const { icon: Icon, label, text, value, isOn = false, isBusy = false, onSwitch, children } = props;
  return (
    <div className="border-t border-line py-1.5">
      <div className="flex min-h-9 items-center gap-2.5 max-sm:min-h-11">
        <Icon size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />
        <div className="min-w-0 flex-1">
          <p className="text-sm font-semibold">{label}</p>
          {text && <p className="text-xs text-ink-3">{text}</p>}
        </div>
        {value}
        {onSwitch && <Switch label={label} isLabelHidden isOn={isOn} disabled={isBusy} onChange={onSwitch} />}
      </div>
      {children}
    </div>
  );
}
