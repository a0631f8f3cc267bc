import { useMemo } from 'react';
import { useNotices } from '../../lib/notices.ts';
import { useLanguage, useWords } from '../../words/index.ts';
import { useEngine } from '../engine/use-engine.ts';
import { usePanels } from '../../board-context/panels.ts';
import { useTools } from '../../board-context/tools.ts';
import type { ActionContext } from './action.ts';

/** What the actions of the open board work with. */
export function useActionContext(): ActionContext {
  const engine = useEngine();
  const tools = useTools();
  const panels = usePanels();
  const notices = useNotices();
  const t = useWords('board');
  const { language } = useLanguage();
  return useMemo(
    () => ({ editor: engine.editor, engine, tools, panels, notices, t, language, at: null }),
    [engine, tools, panels, notices, t, language],
  );
}
