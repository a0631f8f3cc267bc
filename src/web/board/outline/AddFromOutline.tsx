import { Plus } from 'lucide-react';
import { nodeKinds } from '#contract/board/kinds/index.ts';
import { Button } from '../../ui/Button.tsx';
import { KindIcon } from '../../ui/KindIcon.tsx';
import { Menu, MenuItem } from '../../ui/Menu.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import { createLabels } from '../actions/create.ts';
import { addNode } from '../../editor/commands/add-node.ts';
import { makeable } from '../../editor/commands/makeable.ts';
import { useEngine } from '../engine/use-engine.ts';
import { useTools } from '../../board-context/tools.ts';
import type { MadeKind } from '../../editor/tool-kinds.ts';
import { useAfterMenu } from './use-after-menu.ts';

const namedHere: ReadonlySet<MadeKind> = new Set(['text', 'sticky', 'group', 'ai-chat']);

/** Makes a node from the outline: its name is typed there, and what asks for a link or a file asks for it. */
export function AddFromOutline({ onMade }: { onMade: (nodeId: string) => void }) {
  const { editor } = useEngine();
  const tools = useTools();
  const t = useWords('outline');
  const labels = useWords('actions');
  const { language } = useLanguage();
  const afterMenu = useAfterMenu();
  const make = (kind: MadeKind) =>
    afterMenu.put(() => {
      if (!namedHere.has(kind)) return tools.use(kind);
      const { id } = addNode(editor, { kind, title: nodeKinds[kind].startTitle[language] }, { language });
      onMade(id);
    });
  return (
    <Menu
      align="end"
      trigger={
        <Button size="md" onFocus={afterMenu.run} icon={<Plus size={16} strokeWidth={2} aria-hidden="true" />}>
          {t('add')}
        </Button>
      }
    >
      {makeable(tools.offered).map((kind) => (
        <MenuItem key={kind} icon={<KindIcon kind={kind} size="sm" />} onSelect={() => make(kind)}>
          {labels(`label.${createLabels[kind]}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
