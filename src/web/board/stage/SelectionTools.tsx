import { AlignStartVertical, Copy, Ellipsis, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { boundsOf } from '#contract/board/geometry.ts';
import { isLocked } from '#contract/board/locking.ts';
import { useBehindFrame } from '../../lib/use-behind-frame.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { useWords } from '../../words/index.ts';
import { unitsOf } from '../commands/arrange.ts';
import { duplicate } from '../commands/duplicate.ts';
import { useEditorState, useSelection } from '../editor/hooks.ts';
import { useEngine, useEngineState } from '../engine/use-engine.ts';
import { removeOrAsk } from '../actions/remove-and-say.ts';
import { useActionContext } from '../actions/use-action-context.ts';
import { useKeyOf } from '../actions/use-key-of.ts';
import { isCoarse } from '../touch/coarse.ts';
import { ActionItems } from './ActionItems.tsx';
import { useShownPanels } from './panels.ts';
import { topOfTools } from './tools-place.ts';

const HEIGHT_PX = { fine: 38, coarse: 52 };
const EDGE_PX = 8;

/** What can be done with the selected cards, near them and always in its natural size. */
export function SelectionTools() {
  const { editor } = useEngine();
  // The cards are shown as selected first; the bar is the greater part of the work.
  const selection = useBehindFrame(useSelection());
  const hasCards = useEditorState(() => [...selection].some((id) => editor.scene.entry(id)));
  const isMoving = useEngineState((engine) => engine.isBusy());
  // A plan stands over the cards, and what was chosen before it was looked at may be in its place.
  const isBehindPlan = useShownPanels().panel?.what === 'plan';
  return editor.mayEdit && hasCards && !isMoving && !isBehindPlan ? <Tools ids={selection} /> : null;
}

function Tools({ ids }: { ids: ReadonlySet<string> }) {
  const { editor } = useEngine();
  const bar = useRef<HTMLDivElement>(null);
  const context = useActionContext();
  const t = useWords('board');
  const [duplicateKey, removeKey] = [useKeyOf('duplicate'), useKeyOf('remove')];
  const mayRemove = useEditorState(() =>
    [...ids].some((id) => {
      const card = editor.scene.entry(id);
      return card && !isLocked(card.node);
    }),
  );
  useEffect(() => {
    const { camera, scene } = editor;
    const measure = () => boundsOf([...ids].flatMap((id) => scene.entry(id) ?? []));
    let bounds = measure();
    const heightPx = HEIGHT_PX[isCoarse() ? 'coarse' : 'fine'];
    const place = () => {
      if (!bar.current || !bounds) return;
      const { x, y, zoom } = camera.view;
      const seen = { y: bounds.y * zoom + y, height: bounds.height * zoom };
      const top = topOfTools(seen, camera.open(), heightPx);
      const middle = (bounds.x + bounds.width / 2) * zoom + x;
      // Beside a card that is partly seen it stays within reach, and goes along with one that is not.
      const isSeen = (bounds.x + bounds.width) * zoom + x > 0 && bounds.x * zoom + x < camera.frame.width;
      const left = `${Math.round(middle)}px - 50%`;
      const kept = isSeen ? `clamp(${EDGE_PX}px, ${left}, ${camera.frame.width - EDGE_PX}px - 100%)` : `calc(${left})`;
      bar.current.style.transform = `translate(${kept}, ${Math.round(top)}px)`;
    };
    place();
    const follow = () => {
      bounds = measure();
      place();
    };
    const releases = [camera.subscribe(place), editor.onDraw(follow)];
    return () => releases.forEach((release) => release());
  }, [editor, ids]);
  return (
    <div ref={bar} role="toolbar" aria-label={t('toolbar')} className="board-tools">
      <IconButton
        label={t('duplicate')}
        hint={duplicateKey}
        icon={<Copy size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => duplicate(editor, ids)}
      />
      {unitsOf(editor, ids).length > 1 && (
        <Menu
          align="center"
          widthPx={220}
          trigger={
            <IconButton
              label={t('align')}
              icon={<AlignStartVertical size={16} strokeWidth={1.75} aria-hidden="true" />}
            />
          }
        >
          <ActionItems menu="align" ids={ids} />
        </Menu>
      )}
      <Menu
        align="center"
        trigger={<IconButton label={t('more')} icon={<Ellipsis size={16} strokeWidth={1.75} aria-hidden="true" />} />}
      >
        <ActionItems menu="node" ids={ids} />
      </Menu>
      {mayRemove && (
        <IconButton
          label={t('deleteNode')}
          hint={removeKey}
          className="text-bad!"
          icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => removeOrAsk(context, ids)}
        />
      )}
    </div>
  );
}
