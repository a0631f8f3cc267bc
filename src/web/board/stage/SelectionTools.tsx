import { Copy, Ellipsis, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { boundsOf } from '#contract/board/geometry.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { useWords } from '../../words/index.ts';
import { duplicate } from '../commands/duplicate.ts';
import { useEditorState, useSelection } from '../editor/hooks.ts';
import { useEngine, useEngineState } from '../engine/use-engine.ts';
import { useRemove } from '../use-remove.ts';
import { NodeMenu } from './NodeMenu.tsx';

const HEIGHT_PX = 38;
const GAP_PX = 12;

/** What can be done with the selected cards, above them or below where there is no room; always in its natural size. */
export function SelectionTools() {
  const { editor } = useEngine();
  const selection = useSelection();
  const hasCards = useEditorState(() => [...selection].some((id) => editor.scene.entry(id)));
  const isMoving = useEngineState((engine) => engine.isBusy());
  return editor.mayEdit && hasCards && !isMoving ? <Tools ids={selection} /> : null;
}

function Tools({ ids }: { ids: ReadonlySet<string> }) {
  const { editor } = useEngine();
  const bar = useRef<HTMLDivElement>(null);
  const remove = useRemove();
  const t = useWords('board');
  useEffect(() => {
    const { camera, scene } = editor;
    const measure = () => boundsOf([...ids].flatMap((id) => scene.entry(id) ?? []));
    let bounds = measure();
    const place = () => {
      if (!bar.current || !bounds) return;
      const { x, y, zoom } = camera.view;
      const above = bounds.y * zoom + y - HEIGHT_PX - GAP_PX;
      const top = above > GAP_PX ? above : (bounds.y + bounds.height) * zoom + y + GAP_PX;
      const centre = (bounds.x + bounds.width / 2) * zoom + x;
      bar.current.style.transform = `translate(${Math.round(centre)}px,${Math.round(top)}px) translateX(-50%)`;
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
        hint="Ctrl D"
        icon={<Copy size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => duplicate(editor, ids)}
      />
      <Menu
        align="center"
        trigger={<IconButton label={t('more')} icon={<Ellipsis size={16} strokeWidth={1.75} aria-hidden="true" />} />}
      >
        <NodeMenu ids={ids} />
      </Menu>
      <IconButton
        label={t('deleteNode')}
        hint="Del"
        className="text-bad"
        icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => remove(ids)}
      />
    </div>
  );
}
