import { Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { isCoarse } from '../lib/coarse.ts';
import { Button } from '../ui/Button.tsx';
import { Menu, MenuItem } from '../ui/Menu.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import { useWords } from '../words/index.ts';

export interface BarTool {
  id: string;
  label: string;
  icon: ReactNode;
  onPress: () => void;
  /** Before it is pressed. */
  onPointerEnter?: () => void;
  onFocus?: () => void;
}

/**
 * Tools in a bar. Where it is too narrow for their names a pointer and the focus say them; a finger does neither, and gets
 * one menu with all names instead.
 */
export function BarTools({ tools }: { tools: readonly BarTool[] }) {
  const t = useWords('recipes');
  const hasMenu = isCoarse() && tools.length > 1;
  return (
    <>
      {hasMenu && (
        <span className="hidden @max-[30rem]/bar:contents">
          <Menu
            trigger={
              <Button
                size="sm"
                variant="ghost"
                className="nodrag relative after:absolute after:-inset-2 after:content-['']"
                icon={<Wrench size={13} aria-hidden="true" />}
              >
                {t('tools')}
              </Button>
            }
          >
            {tools.map(({ id, label, icon, onPress }) => (
              <MenuItem key={id} icon={icon} onSelect={onPress}>
                {label}
              </MenuItem>
            ))}
          </Menu>
        </span>
      )}
      {tools.map(({ id, label, icon, onPress, ...before }) => (
        <Tooltip key={id} text={label} side="top" isFor={isNameless}>
          <Button
            size="sm"
            variant="ghost"
            className={`nodrag relative pointer-coarse:after:absolute pointer-coarse:after:-inset-2 pointer-coarse:after:content-[''] ${hasMenu ? '@max-[30rem]/bar:hidden' : ''}`}
            icon={icon}
            onClick={onPress}
            {...before}
          >
            <span className="@max-[30rem]/bar:sr-only">{label}</span>
          </Button>
        </Tooltip>
      ))}
    </>
  );
}

/** Whether the name of the button is for screen readers alone. */
const isNameless = (button: HTMLElement): boolean => (button.querySelector('span')?.offsetWidth ?? 0) <= 1;
