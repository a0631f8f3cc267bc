import { Timer } from 'lucide-react';
import { useMemo } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { JUDGED_LETTERS } from '../../recipes/may-be-script.ts';
import { secondsInWords } from '#contract/recipes/script/script-words.ts';
import { secondsOf } from '#contract/recipes/script/speech.ts';
import { speedOfNote } from '../../recipes/speed-of-note.ts';
import { SectionTimes } from '../../recipes/SectionTimes.tsx';
import { SCRIPT_TOOLS } from '../../recipes/tools.ts';
import { classes } from '../../ui/classes.ts';
import { Popover } from '../../ui/Popover.tsx';
import { useOwnPace } from '../../voices/use-own-pace.ts';
import { useLanguage, useWords } from '../../words/index.ts';
import { useEditor, useIsKept } from '../../board-context/hooks.ts';
import { barLook, barTriggerLook } from './bar-look.ts';
import { judgeScript, type JudgedScript } from './judged-scripts.ts';
import { ScriptTools } from './ScriptTools.tsx';
import { takeSpeed } from './take-speed.ts';

/** Below a note that reads as a script and that no recipe made: how long it takes to say, and what is done with scripts. */
export function ScriptBar({ node, mayEdit }: { node: BoardNode; mayEdit: boolean }) {
  const judged = useMemo(() => judgeScript(node.title, node.content), [node.title, node.content]);
  return judged && <Bar node={node} mayEdit={mayEdit} judged={judged} />;
}

const NO_VALUES = {};
const noReferences = () => [];

interface BarProps {
  node: BoardNode;
  mayEdit: boolean;
  judged: JudgedScript;
}

function Bar({ node, mayEdit, judged }: BarProps) {
  const t = useWords('prompter');
  const { language } = useLanguage();
  const editor = useEditor();
  const own = speedOfNote(node.metadata);
  const isKept = useIsKept(node.id);
  const pace = useOwnPace(own === null && mayEdit && isKept ? { place: editor.place, nodeId: node.id } : null);
  const speed = own ?? pace?.speed ?? judged.usualSpeed;
  const onSpeed = (taken: number) => takeSpeed(editor, node.id, taken);
  const { content } = node;
  // A very long text is measured when somebody asks.
  const seconds = useMemo(
    () => (content.length > JUDGED_LETTERS ? null : secondsOf(content, speed / 60)),
    [content, speed],
  );
  const trigger = (
    <button type="button" className={classes(barTriggerLook, 'text-ink-2')}>
      <Timer size={14} aria-hidden="true" className="shrink-0" />
      <span className="truncate tnum">
        {seconds === null ? t('times') : t('lasts', { time: secondsInWords(seconds)[language] })}
      </span>
    </button>
  );
  return (
    <footer className={barLook}>
      <span className="shrink-0 pl-1 text-ink-3 @max-[22rem]/bar:hidden">{t('script')}</span>
      <span className="ml-auto flex shrink-0 items-center">
        <ScriptTools
          node={node}
          mayEdit={mayEdit}
          title={node.title}
          text={content}
          tools={SCRIPT_TOOLS}
          speed={speed}
          noteId={node.id}
          references={noReferences}
          {...(mayEdit && { onSpeed })}
        />
      </span>
      <Popover trigger={trigger} label={t('times')} widthPx={380}>
        <div className="nodrag nowheel max-h-[min(60vh,calc(var(--radix-popover-content-available-height)-28px))] overflow-y-auto">
          <SectionTimes text={content} values={NO_VALUES} speed={speed} {...(mayEdit && { onSpeed })} />
        </div>
      </Popover>
    </footer>
  );
}
