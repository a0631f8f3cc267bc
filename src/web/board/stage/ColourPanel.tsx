import { useRef, type CSSProperties } from 'react';
import { wireColourOf, wireColours, wireTones } from '../../editor/rules/wires.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { kindColours } from '../../ui/KindIcon.tsx';
import { useWords } from '../../words/index.ts';
import { announce } from '../../lib/announce.ts';
import { colourMemos } from '../../editor/commands/colour.ts';
import { describe } from '../../editor/commands/wires.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';
import { useEngine } from '../engine/use-engine.ts';
import { stickyColourOf, stickyColours, stickyTints } from '../../editor/sticky-colours.ts';
import { usePanels, type Panel } from '../../board-context/panels.ts';

type ColourPanelOf = Panel & { what: 'colour' };

interface Choice {
  id: string;
  name: string;
  look: CSSProperties | undefined;
  /** All of what it is about has this colour already. */
  isChosen: boolean;
  choose: () => void;
}

/** The colours of memos or wires by their names, for whoever came through a menu, the outline or the palette. */
export function ColourPanel({ panel }: { panel: ColourPanelOf }) {
  const t = useWords('actions');
  const panels = usePanels();
  const { editor } = useEngine();
  const choices = useChoices(editor, panel);
  const chosen = useRef<HTMLButtonElement>(null);
  const close = () => panels.close(panel);
  const press = ({ choose, name }: Choice) => {
    choose();
    close();
    announce(name);
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      title={t(panel.of === 'memo' ? 'label.colourMemo' : 'label.colourWire')}
      widthPx={360}
      initialFocus={chosen}
    >
      <div className="mt-3 grid grid-cols-2 gap-1.5">
        {choices.map((choice) => (
          <button
            key={choice.id}
            ref={choice.isChosen ? chosen : null}
            type="button"
            aria-pressed={choice.isChosen}
            onClick={() => press(choice)}
            className="flex h-11 items-center gap-2.5 rounded-control px-2.5 text-left text-base hover:bg-surface-2 aria-pressed:bg-accent-soft aria-pressed:font-semibold aria-pressed:shadow-[inset_0_0_0_1.5px_var(--ring)]"
          >
            <span
              aria-hidden="true"
              data-of={panel.of}
              style={choice.look}
              className="size-6 shrink-0 rounded-full border-2 border-(--k,var(--wire-idle)) bg-(--k,var(--wire-idle)) data-[of=memo]:bg-(--ks)"
            />
            {choice.name}
          </button>
        ))}
      </div>
    </Dialog>
  );
}

function useChoices(editor: BoardEditor, { of, ids }: ColourPanelOf): Choice[] {
  const memo = useWords('nodeViews');
  const wire = useWords('wires');
  if (of === 'memo') {
    const now = ids.flatMap((id) => editor.node(id) ?? []).map(stickyColourOf);
    return stickyColours.map((colour) => ({
      id: colour,
      name: memo(`colours.${colour}`),
      look: kindColours(stickyTints[colour]),
      isChosen: now.every((one) => one === colour),
      choose: () => colourMemos(editor, ids, colour),
    }));
  }
  const now = ids.flatMap((id) => editor.scene.edge(id) ?? []).map(({ edge }) => wireColourOf(edge));
  return [null, ...wireColours].map((colour) => ({
    id: colour ?? 'none',
    name: wire(`colours.${colour ?? 'none'}`),
    look: colour === null ? undefined : kindColours(wireTones[colour]),
    isChosen: now.every((one) => one === colour),
    choose: () => describe(editor, ids, { colour }),
  }));
}
