import { ArrowLeftRight, BookOpenCheck, Palette, TextCursorInput, Waves } from 'lucide-react';
import { Suspense } from 'react';
import { wireColourOf, wireColours, wireTones, type WireColour } from '../../editor/rules/wires.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { useNotices } from '../../lib/notices.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { kindColours } from '../../ui/KindIcon.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { useWords, withWords } from '../../words/index.ts';
import { describe, reverse } from '../../editor/commands/wires.ts';
import { useEditorState } from '../../board-context/hooks.ts';
import { useEngine } from '../engine/use-engine.ts';
import { bringsSource } from '../engine/wire-label.ts';
import { openLabel } from '../../editor/commands/open-label.ts';
import { useOnWire } from './use-wire-on-screen.ts';

const DepthChoice = lazyComponent(() => withWords(['board', 'talk'], import('./DepthChoice.tsx')), 'DepthChoice');

const HALF_HEIGHT_PX = 19;
const GAP_PX = 10;

/** What can be done with the selected wire, above its middle. Its cross stands on the wire itself. */
export function WireTools({ id }: { id: string }) {
  const { editor } = useEngine();
  const t = useWords('wires');
  const board = useWords('board');
  const notices = useNotices();
  const isFlowing = useEditorState(() => editor.scene.edge(id)?.edge.animated ?? false);
  const hasDepth = useEditorState(() => {
    const wire = editor.scene.edge(id);
    return wire !== undefined && bringsSource(wire);
  });
  const bar = useOnWire<HTMLDivElement>(id, ({ middle, halfPx }) => ({
    x: middle.x,
    y: middle.y - halfPx - GAP_PX - HALF_HEIGHT_PX,
  }));
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <div ref={bar} role="toolbar" aria-label={t('tools')} className="board-tools">
      {hasDepth && editor.mayBring && (
        <Popover
          label={t('depth')}
          align="center"
          widthPx={268}
          trigger={<IconButton label={t('depth')} icon={<BookOpenCheck {...icon} />} />}
        >
          <Suspense>
            <DepthChoice id={id} />
          </Suspense>
        </Popover>
      )}
      <IconButton label={t('label')} icon={<TextCursorInput {...icon} />} onClick={() => openLabel(editor, id)} />
      <Popover
        label={t('colour')}
        align="center"
        widthPx={292}
        trigger={<IconButton label={t('colour')} icon={<Palette {...icon} />} />}
      >
        <Colours id={id} />
      </Popover>
      <IconButton
        label={t('flow')}
        isOn={isFlowing}
        icon={<Waves {...icon} />}
        onClick={() => describe(editor, [id], { animated: !isFlowing })}
      />
      <IconButton
        label={t('reverse')}
        icon={<ArrowLeftRight {...icon} />}
        onClick={() =>
          reverse(editor, [id]) === 0 &&
          notices.show({ tone: 'told', title: board('connectionRefused.already-connected') })
        }
      />
    </div>
  );
}

function Colours({ id }: { id: string }) {
  const { editor } = useEngine();
  const t = useWords('wires');
  const chosen = useEditorState(() => {
    const wire = editor.scene.edge(id);
    return wire ? wireColourOf(wire.edge) : null;
  });
  const options: readonly (WireColour | null)[] = [null, ...wireColours];
  return (
    <div role="radiogroup" aria-label={t('colour')} className="flex justify-between">
      {options.map((colour) => (
        <button
          key={colour ?? 'none'}
          type="button"
          role="radio"
          aria-checked={chosen === colour}
          aria-label={t(`colours.${colour ?? 'none'}`)}
          title={t(`colours.${colour ?? 'none'}`)}
          style={colour === null ? undefined : kindColours(wireTones[colour])}
          className="board-wire-colour"
          onClick={() => describe(editor, [id], { colour })}
        />
      ))}
    </div>
  );
}
