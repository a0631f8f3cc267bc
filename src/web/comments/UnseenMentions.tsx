import { EyeOff } from 'lucide-react';
import type { Anchor, Commenter } from '#contract/comments/comments.schema.ts';
import { usePanels } from '../board-context/panels.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { useNotices } from '../lib/notices.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/index.ts';
import { chainOf, lettingSee, seesChain } from './mentions.ts';

interface UnseenMentionsProps {
  editor: BoardEditor;
  anchor: Anchor;
  named: readonly Commenter[];
  nameBy: (id: string) => string;
}

/** Who is named and does not see what is spoken of; whoever may hide things can let him see it, and nothing does so by itself. */
export function UnseenMentions({ editor, anchor, named, nameBy }: UnseenMentionsProps) {
  const t = useWords('comments');
  const panels = usePanels();
  const notices = useNotices();
  const chain = chainOf(editor, anchor);
  const open = (person: Commenter) => {
    const changes = lettingSee(chain, person);
    if (!changes) return panels.open({ what: 'visibility', ids: chain.map(({ id }) => id).slice(0, 1) });
    editor.commit(changes);
    notices.show({ tone: 'done', title: t('letIn', { name: nameBy(person.id) }) });
  };
  return named
    .filter((person) => !seesChain(chain, person))
    .map((person) => (
      <p
        key={person.id}
        className="mb-2 flex min-h-8 items-center gap-2 rounded-control bg-warn-soft px-2.5 text-sm text-warn"
      >
        <EyeOff size={15} className="shrink-0" aria-hidden="true" />
        <span className="min-w-0 grow">{t('unseen', { name: nameBy(person.id) })}</span>
        {editor.mayHide && (
          <Button size="sm" variant="ghost" className="shrink-0" onClick={() => open(person)}>
            {t('letSee')}
          </Button>
        )}
      </p>
    ));
}
