import { Check, Clock, Eye, RefreshCw, Save, TriangleAlert, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { clockTime } from '../lib/dates.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { useEditor, useEditorState, useSaveStatus } from './editor/hooks.ts';
import { useEngine } from './engine/use-engine.ts';
import { useTools } from './stage/tools.ts';

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

/** Whether everything is kept, and since when (`savedAt` as long as nothing was saved here); for viewers that they look only. */
export function SaveStatus({ savedAt: before = null, isWhole = false }: SaveStatusProps) {
  const t = useWords('board');
  const { language } = useLanguage();
  const { editor } = useEngine();
  const status = useSaveStatus();
  const isOffline = useEditorState(() => editor.line().isOffline);
  const waiting = useEditorState(() => editor.line().waiting);
  const savedAt = useEditorState(() => editor.lastSavedAt()) ?? before;
  if (!editor.mayEdit) return <ViewerBadge />;
  if (isOffline) {
    return (
      <Line
        isWhole={isWhole}
        tone="text-warn"
        icon={<WifiOff size={15} strokeWidth={2} />}
        word={t('offline')}
        more={waiting > 0 ? t('offlineText', { count: waiting }) : null}
      />
    );
  }
  switch (status) {
    case 'pending':
      return (
        <Line isWhole={isWhole} tone="text-ink-2" icon={<Clock size={15} strokeWidth={2} />} word={t('pending')} />
      );
    case 'saving':
      return <Line isWhole={isWhole} tone="text-ink-2" icon={<Spinner sizePx={15} />} word={t('saving')} />;
    case 'error':
      return (
        <Line
          isWhole={isWhole}
          tone="text-bad"
          icon={<TriangleAlert size={15} strokeWidth={2} />}
          word={t('saveFailed')}
          more={t('saveFailedText')}
        />
      );
    case 'saved':
      return (
        <Line
          isWhole={isWhole}
          tone="text-ok"
          icon={<Check size={16} strokeWidth={2.2} />}
          word={t('saved')}
          more={savedAt && clockTime(savedAt, language)}
        />
      );
  }
}

function ViewerBadge() {
  const t = useWords('board');
  return (
    <Badge tone="plain">
      <Eye size={13} strokeWidth={2} aria-hidden="true" className="mr-1" />
      {t('viewing')}
    </Badge>
  );
}

function Line({
  tone,
  icon,
  word,
  more = null,
  isWhole,
}: {
  tone: string;
  icon: ReactNode;
  word: string;
  more?: string | null;
  isWhole: boolean;
}) {
  return (
    <output className="flex shrink-0 items-center gap-1.5 text-sm whitespace-nowrap">
      <span aria-hidden="true" className={classes('inline-flex', tone)}>
        {icon}
      </span>
      <span className={classes(!isWhole && 'max-sm:sr-only', tone)}>{word}</span>
      {more && <span className={classes('text-ink-3 tabular-nums', !isWhole && 'max-lg:hidden')}>{more}</span>}
    </output>
  );
}
