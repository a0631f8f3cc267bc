import { Check, Clock, Maximize, RefreshCw, Save, TriangleAlert, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEditorState, useSaveStatus } from '../board/editor/hooks.ts';
import { useEngine } from '../board/engine/use-engine.ts';
import { clockTime } from '../lib/dates.ts';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { useLanguage, useWords } from '../words/index.ts';

const FLIGHT_MS = 220;

/** Title, save status with the time of the last save, Save and Fit View. */
export function SaveBar({ title, onSave }: { title: string; onSave: () => void }) {
  const t = useWords('canvas');
  const { editor } = useEngine();
  const fit = () => {
    const bounds = editor.scene.bounds();
    if (bounds) editor.camera.fit(bounds, FLIGHT_MS);
  };
  return (
    <section
      aria-label={t('saveBar')}
      className="absolute top-3 left-3 z-(--z-panel) flex h-11 max-w-[calc(100%-24px)] items-center gap-2.5 rounded-card bg-raised pr-[7px] pl-3.5 shadow-pop md:left-[210px] md:max-w-[calc(100%-222px)]"
    >
      <h1 className="min-w-0 truncate text-base font-[650]" title={title}>
        {title}
      </h1>
      <span aria-hidden="true" className="h-5 w-px shrink-0 bg-line" />
      <Status />
      <SaveButton onSave={onSave} />
      <Button
        variant="ghost"
        size="sm"
        className="max-sm:hidden"
        icon={<Maximize size={15} strokeWidth={2} aria-hidden="true" />}
        onClick={fit}
      >
        {t('fitView')}
      </Button>
    </section>
  );
}

function SaveButton({ onSave }: { onSave: () => void }) {
  const t = useWords('canvas');
  const hasFailed = useSaveStatus() === 'error';
  const icon = hasFailed ? (
    <RefreshCw size={15} strokeWidth={2} aria-hidden="true" />
  ) : (
    <Save size={15} strokeWidth={2} aria-hidden="true" />
  );
  return (
    <Button size="sm" icon={icon} onClick={onSave}>
      {hasFailed ? t('saveAgain') : t('save')}
    </Button>
  );
}

function Status() {
  const t = useWords('canvas');
  const { language } = useLanguage();
  const { editor } = useEngine();
  const status = useSaveStatus();
  const isOffline = useEditorState(() => editor.line().isOffline);
  const waiting = useEditorState(() => editor.line().waiting);
  const savedAt = useEditorState(() => editor.lastSavedAt());
  if (isOffline) {
    return (
      <Line
        tone="text-warn"
        icon={<WifiOff size={15} strokeWidth={2} />}
        word={t('offline')}
        more={waiting > 0 ? t('offlineText', { count: waiting }) : null}
      />
    );
  }
  switch (status) {
    case 'pending':
      return <Line tone="text-ink-2" icon={<Clock size={15} strokeWidth={2} />} word={t('pending')} />;
    case 'saving':
      return <Line tone="text-ink-2" icon={<Spinner sizePx={15} />} word={t('saving')} />;
    case 'error':
      return (
        <Line
          tone="text-bad"
          icon={<TriangleAlert size={15} strokeWidth={2} />}
          word={t('saveFailed')}
          more={t('saveFailedText')}
        />
      );
    case 'saved':
      return (
        <Line
          tone="text-ok"
          icon={<Check size={16} strokeWidth={2.2} />}
          word={t('saved')}
          more={savedAt && clockTime(savedAt, language)}
        />
      );
  }
}

function Line({
  tone,
  icon,
  word,
  more = null,
}: {
  tone: string;
  icon: ReactNode;
  word: string;
  more?: string | null;
}) {
  return (
    <output className="flex shrink-0 items-center gap-1.5 text-sm whitespace-nowrap">
      <span aria-hidden="true" className={classes('inline-flex', tone)}>
        {icon}
      </span>
      <span className={classes('max-sm:sr-only', tone)}>{word}</span>
      {more && <span className="text-ink-3 tabular-nums max-lg:hidden">{more}</span>}
    </output>
  );
}
