import { Telescope } from 'lucide-react';
import { useEffect } from 'react';
import { afterMenu } from '../../board-context/chosen.ts';
import { createLabels } from '../actions/create.ts';
import { centreAtWireEnd, makeable, makeableFrom } from '../../editor/commands/makeable.ts';
import { useEngine } from '../engine/use-engine.ts';
import { madeKeys, type MadeKind } from '../../editor/tool-kinds.ts';
import { KindIcon } from '../../ui/KindIcon.tsx';
import { MenuItem, MenuLabel } from '../../ui/Menu.tsx';
import { useLatest } from '../../lib/use-latest.ts';
import { useWords } from '../../words/index.ts';
import { MenuAt } from './BoardMenu.tsx';
import { usePanels, type Panel } from '../../board-context/panels.ts';
import { PromisedWire } from '../wires/PromisedWire.tsx';
import { useTools } from '../../board-context/tools.ts';

/** What can be made at this place: the text first, so that Enter makes it; the letters of the tools work too. */
export function QuickAddMenu({ panel }: { panel: Panel & { what: 'quick-add' } }) {
  const { editor } = useEngine();
  const panels = usePanels();
  const tools = useTools();
  const t = useWords('actions');
  const from = panel.from === null ? null : (editor.scene.entry(panel.from) ?? null);
  const kinds = from ? makeableFrom(from, tools.offered) : makeable(tools.offered);
  const make = (kind: MadeKind) => {
    panels.close(panel);
    const at = from ? centreAtWireEnd(editor.scene, from, kind, panel.at) : panel.at;
    // The menu gives the focus back when it closes; the title that opens takes it after that.
    setTimeout(() => tools.use(kind, at, panel.from), 0);
  };
  const research = () => {
    panels.close(panel);
    afterMenu(() => panels.open({ what: 'research', at: panel.at }));
  };
  useLetters(kinds, make);
  return (
    <>
      {from && <PromisedWire from={from} to={panel.at} />}
      <MenuAt panel={panel} client={panel.client}>
        <MenuLabel>{t(from ? 'addConnected' : 'addHere')}</MenuLabel>
        <div role="group">
          {kinds.map((kind) => (
            <MenuItem
              key={kind}
              icon={<KindIcon kind={kind} size="sm" />}
              shortcut={madeKeys[kind]}
              onSelect={() => make(kind)}
            >
              {t(`label.${createLabels[kind]}`)}
            </MenuItem>
          ))}
          {panel.from === null && tools.offered.includes('ai-chat') && (
            <MenuItem
              // As wide as the signs of the kinds.
              icon={<Telescope size={15} aria-hidden="true" className="mx-[3.5px] shrink-0" />}
              onSelect={research}
            >
              {t('label.startResearch')}
            </MenuItem>
          )}
        </div>
      </MenuAt>
    </>
  );
}

/**
 * Focuses the first entry, and lets the letter of a tool choose it, before the menu looks for entries by their beginning. What
 * was pressed while the menu was on its way is done when it has come.
 */
function useLetters(kinds: readonly MadeKind[], make: (kind: MadeKind) => void): void {
  const latest = useLatest({ kinds, make });
  const panels = usePanels();
  useEffect(() => {
    for (const { key, code } of panels.takeKeys()) {
      if (key === 'Escape') return panels.close();
      const kind = key === 'Enter' ? latest.current.kinds[0] : kindOf(code, latest.current.kinds);
      if (kind) return latest.current.make(kind);
    }
    const first = requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('[role="menu"] [role="menuitem"]')?.focus(),
    );
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const kind = kindOf(event.code, latest.current.kinds);
      if (!kind) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current.make(kind);
    };
    document.addEventListener('keydown', press, true);
    return () => {
      cancelAnimationFrame(first);
      document.removeEventListener('keydown', press, true);
    };
  }, [latest, panels]);
}

const kindOf = (code: string, kinds: readonly MadeKind[]): MadeKind | undefined =>
  kinds.find((one) => code === `Key${madeKeys[one]}`);
