import { Check, Clock, Eye, RefreshCw, Save, TriangleAlert, WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { clockTime } from '../../lib/dates.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import { useEditor, useEditorState, useSaveStatus } from '../../board-context/hooks.ts';
import { commentCommands } from '../../board-context/comment-commands.ts';
import { useEngine } from '../engine/use-engine.ts';
import { useTools } from '../../board-context/tools.ts';

/** Stores everything at once; after a failure it says so. Viewers have nothing to save. */
export function SaveButton() {
  const t = useWords('board');
  const { mayEdit } = useEditor();
  const { save } = useTools();
  const hasFailed = useSaveStatus() === 'error';
  if (!mayEdit) return null;
  const icon = hasFailed ? (
    <RefreshCw size={15} strokeWidth={2} aria-hidden="true" />
  ) : (
    <Save size={15} strokeWidth={2} aria-hidden="true" />
  );
  return (
    <Button size="sm" icon={icon} onClick={save}>
      {hasFailed ? t('saveAgain') : t('save')}
    </Button>
  );
}

interface SaveStatusProps {
  savedAt?: string | null;
  /** In words also where there is little room. */
  isWhole?: boolean;
}

const ICON = { size: 15, strokeWidth: 2 } as const;
const states = {
  offline: { word: 'offline', tone: 'text-warn', icon: <WifiOff {...ICON} /> },
  pending: { word: 'pending', tone: 'text-ink-2', icon: <Clock {...ICON} /> },
  saving: { word: 'saving', tone: 'text-ink-2', icon: <Spinner sizePx={15} /> },
  error: { word: 'saveFailed', tone: 'text-bad', icon: <TriangleAlert {...ICON} /> },
  saved: { word: 'saved', tone: 'text-ok', icon: <Check size={16} strokeWidth={2.2} /> },
} as const;

/**
 * Whether everything is kept, and when the last was (`savedAt` as long as nothing was saved here); for viewers that they
 * look only.
 */
export function SaveStatus({ savedAt: before = null, isWhole = false }: SaveStatusProps) {
  const t = useWords('board');
  const { language } = useLanguage();
  const { editor } = useEngine();
  const status = useSaveStatus();
  const isOffline = useEditorState(() => editor.line().isOffline);
  const count = useEditorState(() => editor.line().waiting);
  const savedAt = useEditorState(() => editor.lastSavedAt()) ?? before;
  if (!editor.mayEdit && !editor.isHeld) return <ViewerBadge />;
  const { word, tone, icon } = states[isOffline ? 'offline' : editor.isHeld ? 'error' : status];
  const more = isOffline
    ? count > 0 && t('offlineText', { count })
    : editor.isHeld
      ? t('heldShort')
      : status === 'error' && t('saveFailedText');
  return (
    <output className="flex shrink-0 items-center gap-1.5 text-sm whitespace-nowrap">
      <span aria-hidden="true" className={classes('inline-flex', tone)}>
        {icon}
      </span>
      <span className={classes(!isWhole && 'max-sm:sr-only', tone)}>{t(word)}</span>
      {savedAt && <time className="text-ink-3 tabular-nums">{clockTime(savedAt, language)}</time>}
      {more && <span className={classes('truncate text-ink-3', !isWhole && 'max-lg:hidden')}>· {more}</span>}
    </output>
  );
}

function ViewerBadge() {
  const t = useWords('board');
  const { subscribe, mayWrite } = commentCommands;
  const mayComment = useSyncExternalStore(subscribe, mayWrite);
  return (
    <Badge tone="plain" className="w-fit shrink-0">
      <Eye size={13} strokeWidth={2} aria-hidden="true" className="mr-1" />
      {t(mayComment ? 'commenting' : 'viewing')}
    </Badge>
  );
}
