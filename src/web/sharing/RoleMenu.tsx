import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { Menu } from '../ui/Menu.tsx';

interface RoleMenuProps {
  /** What is seen: the role there is now. */
  word: string;
  /** What is read out, with whose it is. */
  label: string;
  isBusy?: boolean;
  children: ReactNode;
}

/** A role that can be changed: pressed, it shows what else is possible. */
export function RoleMenu({ word, label, isBusy = false, children }: RoleMenuProps) {
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="sm" className="-mr-2 max-sm:h-11" aria-label={label} disabled={isBusy}>
          {word}
          <ChevronDown size={15} strokeWidth={2} aria-hidden="true" />
        </Button>
      }
    >
      {children}
    </Menu>
  );
}
