import { useState, type FormEvent } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { boundsOf } from '#contract/board/geometry.ts';
import { readResearch, RESEARCH, type ResearchRefusal } from '../../editor/commands/research.ts';
import { useNotices } from '../../lib/notices.ts';
import { readTyped } from '../../lib/typed-fields.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { keepTopic } from '../../recipes/topic-of-chat.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog.tsx';
import { Input, Textarea } from '../../ui/Field.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';
import { beginResearch } from '../../editor/commands/begin-research.ts';
import { useEngine } from '../engine/use-engine.ts';
import { usePanels, type Panel } from '../../board-context/panels.ts';
import { isWide } from '../../lib/use-is-wide.ts';

const SHOW_MS = 320;
const OF_TOPIC: readonly ResearchRefusal[] = ['no-topic', 'long-topic'];

/** The suggested questions are part of what was made: the chat is seen with its group, but on phones, where it comes over the board. */
function showWithReaders({ scene, camera }: BoardEditor, { groups, readers }: ReturnType<typeof laidOut>): void {
  const whole = boundsOf([...groups, ...(isWide() ? readers : [])].flatMap((id) => scene.entry(id) ?? []));
  if (!whole) return;
  if (isWide()) camera.fit(whole, SHOW_MS);
  else camera.begin(whole);
}

/** The groups of these cards, and the chats that read them. */
function laidOut({ scene }: BoardEditor, members: readonly BoardNode[]): { groups: string[]; readers: string[] } {
  const groups = [...new Set(members.map(({ parentId }) => parentId))].filter((id) => id !== null);
  return { groups, readers: groups.flatMap((id) => scene.edgesOf(id).map(({ target }) => target)) };
}

/** Asks for a topic and its links, and sets the board for its research. */
export function ResearchDialog({ panel }: { panel: Panel & { what: 'research' } }) {
  const t = useWords('research');
  const common = useWords('common');
  const { editor } = useEngine();
  const panels = usePanels();
  const notices = useNotices();
  const { language } = useLanguage();
  const draft = useDraft('research');
  const typed = { topic: '', links: '', ...readTyped(draft.text) };
  const [refusal, setRefusal] = useState<ResearchRefusal | null>(null);
  const close = () => panels.close(panel);
  const type = (change: Partial<typeof typed>) => {
    const changed = { ...typed, ...change };
    draft.type(Object.values(changed).every((text) => text === '') ? '' : JSON.stringify(changed));
    setRefusal(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readResearch(typed);
    if (!read.ok) return setRefusal(read.reason);
    draft.clear();
    close();
    const members = beginResearch(editor, read.value, { language, at: panel.at ?? undefined });
    const laid = laidOut(editor, members);
    for (const chat of laid.readers) keepTopic(chat, read.value.topic);
    showWithReaders(editor, laid);
    const { repeated } = read.value;
    const text = repeated > 0 ? `${t('repeated', { count: repeated })} ${t('doneText')}` : t('doneText');
    notices.show({ tone: 'done', title: t('done'), text });
  };
  const isOfTopic = refusal !== null && OF_TOPIC.includes(refusal);
  const count = refusal === 'long-topic' ? RESEARCH.topicLength : RESEARCH.links;
  const problem = refusal && t(`refused.${refusal}`, { count });
  return (
    <Dialog isOpen onClose={close} title={t('title')} text={t('text')} widthPx={520}>
      <form onSubmit={submit} noValidate className="mt-4 flex flex-col gap-4">
        <Input
          label={t('topic')}
          placeholder={t('topicHint')}
          autoComplete="off"
          value={typed.topic}
          problem={isOfTopic ? problem : null}
          onChange={(event) => type({ topic: event.target.value })}
        />
        <Textarea
          label={t('links')}
          rows={6}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          hint={t('linksHint', { count: RESEARCH.links })}
          value={typed.links}
          problem={isOfTopic ? null : problem}
          onChange={(event) => type({ links: event.target.value })}
        />
        <DialogActions>
          <Button className="pointer-coarse:h-11" onClick={close}>
            {common('cancel')}
          </Button>
          <Button type="submit" variant="primary" className="pointer-coarse:h-11">
            {t('begin')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
