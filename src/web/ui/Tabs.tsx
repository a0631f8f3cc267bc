import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { chooser } from './chooser.ts';
import { classes } from './classes.ts';

export interface TabChoice<Value extends string> {
  value: Value;
  label: string;
  icon: ReactNode;
}

interface TabsProps<Value extends string> {
  /** The name of the row of tabs. */
  label: string;
  value: Value;
  onChoose: (value: Value) => void;
  tabs: readonly TabChoice<Value>[];
  children: ReactNode;
}

/** A row of equal columns; on phones the icon stands above the word. The row stays under the navigation bar on scroll. */
export function Tabs<Value extends string>({ label, value, onChoose, tabs, children }: TabsProps<Value>) {
  return (
    <Primitive.Root value={value} onValueChange={chooser(tabs, onChoose)}>
      <div className="sticky top-(--h-nav) z-(--z-panel) -mx-1 bg-bg px-1 py-2">
        <Primitive.List
          aria-label={label}
          style={{ gridTemplateColumns: `repeat(${tabs.length}, minmax(0, 1fr))` }}
          className="grid gap-[3px] rounded-[10px] bg-surface-3 p-[3px] dark:bg-surface-2"
        >
          {tabs.map((tab) => (
            <Primitive.Trigger
              key={tab.value}
              value={tab.value}
              className={classes(
                'flex min-w-0 items-center justify-center gap-1.5 rounded-[8px] px-1 text-base font-semibold text-ink-2',
                'h-[34px] transition-[background-color,color] duration-(--dur-fast) hover:text-ink',
                'max-sm:h-[52px] max-sm:flex-col max-sm:gap-0.5 max-sm:text-xs',
                'data-[state=active]:bg-surface data-[state=active]:text-ink data-[state=active]:shadow-card dark:data-[state=active]:bg-surface-3',
              )}
            >
              {tab.icon}
              <span className="max-w-full truncate">{tab.label}</span>
            </Primitive.Trigger>
          ))}
        </Primitive.List>
      </div>
      {children}
    </Primitive.Root>
  );
}

interface TabPanelProps {
  value: string;
  /** Keeps what was typed there while another tab is shown. */
  isKept?: boolean;
  children: ReactNode;
}

export function TabPanel({ value, isKept = false, children }: TabPanelProps) {
  return (
    <Primitive.Content
      value={value}
      {...(isKept ? { forceMount: true } : {})}
      tabIndex={-1}
      className="outline-none data-[state=inactive]:hidden"
    >
      {children}
    </Primitive.Content>
  );
}
