import { ChevronDown, ChevronRight, Layers } from 'lucide-react';
import { isLocked } from '../../editor/rules/locking.ts';
import { toNodeLook } from '#contract/board/kinds/index.ts';
import { Badge } from '../../ui/Badge.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { KindIcon } from '../../ui/KindIcon.tsx';
import { useWords } from '../../words/index.ts';
import { useEditor, useMembers } from '../../board-context/hooks.ts';
import type { NodeViewProps } from '../node-view.ts';
import { TitleField } from '../typing/TitleField.tsx';

const SHOWN_KINDS = 7;

/**
 * The head of a group: its title, how many nodes it holds, and whether they are shown. Its members stand on the board.
 */
export function GroupView({ node }: NodeViewProps) {
  const t = useWords('nodeViews');
  const editor = useEditor();
  const members = useMembers(node.id);
  const isCollapsed = node.metadata['isCollapsed'] === true;
  const toggle = () =>
    editor.commit([{ do: 'patch-node', id: node.id, patch: { metadata: { isCollapsed: isCollapsed ? null : true } } }]);
  const Chevron = isCollapsed ? ChevronRight : ChevronDown;
  return (
    <div className="flex h-full flex-col">
      <header className="flex h-[46px] shrink-0 items-center gap-2 pr-2.5 pl-3.5">
        <Layers size={17} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-k-group" />
        <TitleField node={node} className="text-[15px] leading-5 font-[650] tracking-[-0.012em]" />
        <Badge tone="wood">{t('members', { count: members.length })}</Badge>
        {editor.mayEdit && (
          <IconButton
            size="sm"
            label={t(isCollapsed ? 'expand' : 'collapse')}
            aria-expanded={!isCollapsed}
            className="nodrag"
            icon={<Chevron size={16} aria-hidden="true" />}
            onClick={toggle}
          />
        )}
      </header>
      {isCollapsed && members.length > 0 && (
        <ul className="flex items-center gap-1.5 overflow-hidden px-3.5">
          {members.slice(0, SHOWN_KINDS).map((member) => {
            const kind = toNodeLook(member.type, member.metadata);
            return (
              <li key={member.id} title={member.title}>
                <KindIcon kind={kind} size="sm" />
                <span className="sr-only">
                  {t(`kind.${kind}`)}: {member.title}
                </span>
              </li>
            );
          })}
          {members.length > SHOWN_KINDS && (
            <li className="text-xs text-ink-3">{t('more', { count: members.length - SHOWN_KINDS })}</li>
          )}
        </ul>
      )}
      {!isCollapsed && members.length === 0 && (
        <p className="flex grow items-center justify-center px-4 pb-6 text-center text-sm text-ink-3">
          {t(editor.mayEdit && !isLocked(node) ? 'groupEmpty' : 'groupHasNone')}
        </p>
      )}
    </div>
  );
}
