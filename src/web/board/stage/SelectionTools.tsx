import { AlignStartVertical, Copy, Ellipsis, Sparkles, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { boundsOf, type Rect, type Size } from '#contract/board/geometry.ts';
import { mayRemove } from '../../editor/rules/locking.ts';
import { useBehindFrame } from '../../lib/use-behind-frame.ts';
import { openChat } from '../../board-context/open-chat.ts';
import { chatFor } from '../../editor/commands/chat-for.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { useWords } from '../../words/index.ts';
import { unitsOf } from '../../editor/commands/arrange.ts';
import { duplicable, duplicate } from '../../editor/commands/duplicate.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';
import type { View } from '../../editor/camera.ts';
import { useEditorState, useSelection } from '../../board-context/hooks.ts';
import { thumbOf } from '../engine/thumbs.ts';
import { useEngine, useEngineState } from '../engine/use-engine.ts';
import { removeAndSay } from '../../board-context/remove-and-say.ts';
import { useActionContext } from '../actions/use-action-context.ts';
import { useKeyOf } from '../actions/use-key-of.ts';
import { ActionItems } from '../actions/ActionItems.tsx';
import { FindingMenu } from '../actions/FindingMenu.tsx';
import { useShownPanels } from '../../board-context/panels.ts';
import { harmAt, placeOfTools } from './tools-place.ts';

const HEAD_PX = 46;
/** As high as the field of a chat with what belongs to it. */
const COMPOSER_PX = 100;

const screenOf = ({ x, y, width, height }: Rect, view: View): Rect => ({
  x: x * view.zoom + view.x,
  y: y * view.zoom + view.y,
  width: width * view.zoom,
  height: height * view.zoom,
});

const boardOf = ({ x, y, width, height }: Rect, view: View): Rect => ({
  x: (x - view.x) / view.zoom,
  y: (y - view.y) / view.zoom,
  width: width / view.zoom,
  height: height / view.zoom,
});

/** How much it harms that the bar lies there, in the board's pixels. */
const harmOn = ({ scene }: BoardEditor, place: Rect): number =>
  harmAt(
    place,
    scene.query(place).map(({ kind, node, x, y, width, height }) => ({
      x,
      y,
      width,
      height,
      headPx: kind === 'sticky' || thumbOf(node) !== null ? 0 : HEAD_PX,
      footPx: kind === 'ai-chat' ? COMPOSER_PX : 0,
      isGround: kind === 'group',
    })),
  );

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
  const mayDelete = useEditorState(() =>
    [...ids].some((id) => {
      const node = editor.node(id);
      return node && mayRemove(editor, node);
    }),
  );
  const mayCopy = useEditorState(() => duplicable(editor, ids).length > 0);
  const hasSource = useEditorState(
    () => editor.mayAsk && [...ids].some((id) => (editor.scene.entry(id)?.kind ?? 'ai-chat') !== 'ai-chat'),
  );
  const ask = () => {
    const chat = chatFor(editor, ids, context.language);
    if (chat !== null) openChat(context, chat);
  };
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { camera, scene } = editor;
    const measure = () => boundsOf([...ids].flatMap((id) => scene.entry(id) ?? []));
    let bounds = measure();
    let size: Size | null = null;
    const place = () => {
      if (!bounds || !size) return;
      const { view } = camera;
      const room = { open: camera.free(), corner: camera.corner() };
      const at = placeOfTools(screenOf(bounds, view), size, room, (place) => harmOn(editor, boardOf(place, view)));
      element.style.visibility = at ? 'visible' : 'hidden';
      if (at) element.style.transform = `translate(${Math.round(at.x)}px, ${Math.round(at.y)}px)`;
    };
    const follow = () => {
      bounds = measure();
      place();
    };
    // Its buttons come and go with what is selected and how; the first report is there before it is painted.
    const observer = new ResizeObserver(() => {
      size = { width: element.offsetWidth, height: element.offsetHeight };
      place();
    });
    observer.observe(element);
    const releases = [camera.subscribe(place), editor.onDraw(follow), () => observer.disconnect()];
    return () => releases.forEach((release) => release());
  }, [editor, ids]);
  return (
    <div ref={bar} role="toolbar" aria-label={t('toolbar')} className="board-tools">
      {hasSource && (
        <Button variant="accent" className="max-md:h-11" onClick={ask}>
          <Sparkles size={15} strokeWidth={1.9} aria-hidden="true" />
          {t('askAi')}
        </Button>
      )}
      {mayCopy && (
        <IconButton
          label={t('duplicate')}
          hint={duplicateKey}
          icon={<Copy size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => duplicate(editor, ids)}
        />
      )}
      {unitsOf(editor, ids).length > 1 && (
        <Menu
          isLong
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
      <FindingMenu
        align="center"
        trigger={<IconButton label={t('more')} icon={<Ellipsis size={16} strokeWidth={1.75} aria-hidden="true" />} />}
        asked={{ menu: 'node', ids }}
      />
      {mayDelete && (
        <IconButton
          label={t('deleteNode')}
          hint={removeKey}
          className="text-bad!"
          icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => removeAndSay(context, ids)}
        />
      )}
    </div>
  );
}
