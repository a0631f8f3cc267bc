import { Copy, Layers, PencilLine, Spline, Trash2 } from 'lucide-react';
import { useNotices } from '../../lib/notices.ts';
import { MenuItem, MenuLine } from '../../ui/Menu.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import { connectToChat, nearestChat } from '../commands/connect-to-chat.ts';
import { duplicate } from '../commands/duplicate.ts';
import { groupable, groupTogether } from '../commands/group.ts';
import { mayRename } from '../commands/rename.ts';
import { useEngine } from '../engine/use-engine.ts';
import { useRemove } from '../use-remove.ts';

/** What can be done with these cards: the entries of their menu. */
export function NodeMenu({ ids }: { ids: ReadonlySet<string> }) {
  const { editor } = useEngine();
  const { language } = useLanguage();
  const t = useWords('board');
  const notices = useNotices();
  const remove = useRemove();
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  const [only] = ids;
  const renamed = ids.size === 1 && only !== undefined && mayRename(editor, only) ? only : null;
  const sources = [...ids].filter((id) => editor.scene.entry(id)?.kind !== 'ai-chat');
  const chat = sources.length > 0 ? nearestChat(editor, sources) : null;
  return (
    <>
      {renamed !== null && (
        <MenuItem icon={<PencilLine {...icon} />} shortcut="F2" onSelect={() => afterMenu(() => edit(renamed))}>
          {t('rename')}
        </MenuItem>
      )}
      <MenuItem icon={<Copy {...icon} />} shortcut="Ctrl D" onSelect={() => duplicate(editor, ids)}>
        {t('duplicate')}
      </MenuItem>
      {groupable(editor, ids).length > 0 && (
        <MenuItem
          icon={<Layers {...icon} />}
          shortcut="Ctrl G"
          onSelect={() => afterMenu(() => groupTogether(editor, ids, language))}
        >
          {t('groupTogether')}
        </MenuItem>
      )}
      {chat && (
        <MenuItem icon={<Spline {...icon} />} onSelect={() => say(connectToChat(editor, sources, chat.id))}>
          {t('connectToChat')}
        </MenuItem>
      )}
      <MenuLine />
      <MenuItem isDangerous icon={<Trash2 {...icon} />} shortcut="Del" onSelect={() => remove(ids)}>
        {t('deleteNode')}
      </MenuItem>
    </>
  );

  function edit(id: string): void {
    editor.focusTitle(id);
    editor.redraw([id]);
  }

  function say(count: number): void {
    if (count > 0) notices.show({ tone: 'done', title: t('connectionCreated'), text: t('connectionCreatedText') });
    else notices.show({ tone: 'told', title: t('connectionRefused.already-connected') });
  }
}

/** The menu gives the focus back when it closes; a field that opens takes it after that. */
const afterMenu = (run: () => void): void => void setTimeout(run, 0);
