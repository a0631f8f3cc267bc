import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { PrompterWish } from '#contract/live/prompter.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useGiveBack } from '../../ui/use-give-back.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useWords } from '../../words/index.ts';
import { keepAwake, screenOf } from './keep-awake.ts';
import { PrompterBar } from './PrompterBar.tsx';
import { PrompterSections } from './PrompterSections.tsx';
import { PrompterSheet } from './PrompterSheet.tsx';
import type { Playback } from './playback.ts';
import { readPrompterKey } from './prompter-keys.ts';
import {
  keepPrompterSettings,
  readPrompterSettings,
  SIZE_PX,
  SPEED,
  within,
  type PrompterSettings,
} from './prompter-settings.ts';
import { lineStep, sectionStep } from './reel.ts';
import { keepRehearsed, rehearsedSpeed } from './rehearsed.ts';
import { RemotePanel } from './RemotePanel.tsx';
import { usePlayback } from './use-playback.ts';
import { useRemote } from './use-remote.ts';
import { takeWholeScreen } from './whole-screen.ts';

interface PrompterProps {
  title: string;
  /** The script as it stands in its note. */
  text: string;
  /** How fast the script is spoken, in syllables a minute. */
  ownSpeed: number;
  /** Of the note that holds the script: the speed of the last rehearsal is remembered for it. */
  noteId?: string | undefined;
  /** Told the speed at which it was left. */
  onClose: (speed: number) => void;
}

/** The words of a script on the whole screen, at the speed of the speaker. Nothing is fetched, and nothing is said before a telephone is to steer it. */
export function Prompter({ title, text, ownSpeed, noteId, onClose }: PrompterProps) {
  const t = useWords('prompter');
  const [speed, setSpeed] = useState(() => rehearsedSpeed(noteId, ownSpeed));
  const [settings, setSettings] = useState(() => readPrompterSettings());
  const playback = usePlayback(text, speed);
  const content = useRef<HTMLDivElement>(null);
  const giveBack = useGiveBack(true);
  const [hasPanel, setPanel] = useState(false);
  const leave = () => onClose(speed);
  const close = useLatest(leave);
  useEffect(() => keepAwake(screenOf(document, navigator)), []);
  useEffect(() => takeWholeScreen(document, () => close.current()), [close]);
  useEffect(() => keepPrompterSettings(settings), [settings]);
  useEffect(() => {
    if (noteId !== undefined) keepRehearsed(noteId, ownSpeed, speed);
  }, [noteId, ownSpeed, speed]);
  const wish = (wished: PrompterWish) => {
    move(playback, wished);
    setSettings(changed(settings, wished));
    if (wished === 'toggle') setPanel(false);
    if (wished === 'faster') setSpeed(within(SPEED, speed + SPEED.step));
    if (wished === 'slower') setSpeed(within(SPEED, speed - SPEED.step));
  };
  const remote = useRemote({ title, playback, speed, onWish: wish });
  const press = (event: KeyboardEvent) => {
    // What is behind has keys of its own.
    event.stopPropagation();
    const isOnButton = event.target instanceof Element && event.target.closest('button') !== null;
    const wished = readPrompterKey({ ...pick(event), isOnButton });
    if (!wished) return;
    event.preventDefault();
    if (!event.repeat || wished !== 'toggle') wish(wished);
  };
  return (
    <Primitive.Root open onOpenChange={(open) => !open && leave()}>
      <Primitive.Portal>
        <Primitive.Content
          ref={content}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            content.current?.focus();
          }}
          onCloseAutoFocus={giveBack}
          onEscapeKeyDown={(event) => {
            if (!hasPanel) return;
            event.preventDefault();
            setPanel(false);
          }}
          onKeyDown={press}
          onMouseDown={(event) => event.preventDefault()}
          className="dark fixed inset-0 z-(--z-dialog) flex flex-col bg-black text-ink outline-none"
        >
          <header className="flex shrink-0 items-center gap-2 border-b border-line px-3 py-1">
            <Primitive.Title className="sr-only">{t('title', { title })}</Primitive.Title>
            <PrompterSections playback={playback} />
            <RemotePanel remote={remote} isOpen={hasPanel} onOpen={setPanel} />
            <IconButton
              size="lg"
              label={t('leave')}
              hint="Esc"
              icon={<X size={20} aria-hidden="true" />}
              onClick={leave}
            />
          </header>
          <PrompterSheet playback={playback} settings={settings} />
          <PrompterBar playback={playback} settings={settings} speed={speed} onWish={wish} />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

const pick = ({ key, code, ctrlKey, metaKey, altKey }: KeyboardEvent) => ({ key, code, ctrlKey, metaKey, altKey });

function move(playback: Playback, wished: PrompterWish): void {
  const reel = playback.reel();
  const { sec } = playback.state();
  if (wished === 'toggle') playback.toggle();
  if (wished === 'start') playback.seek(0);
  if (wished === 'next-section') playback.seek(sectionStep(reel, sec, 1));
  if (wished === 'previous-section') playback.seek(sectionStep(reel, sec, -1));
  if (wished === 'next-line') playback.seek(lineStep(reel, sec, 1));
  if (wished === 'previous-line') playback.seek(lineStep(reel, sec, -1));
}

function changed(settings: PrompterSettings, wished: PrompterWish): PrompterSettings {
  switch (wished) {
    case 'larger':
      return { ...settings, sizePx: within(SIZE_PX, settings.sizePx + SIZE_PX.step) };
    case 'smaller':
      return { ...settings, sizePx: within(SIZE_PX, settings.sizePx - SIZE_PX.step) };
    case 'mirror':
      return { ...settings, isMirrored: !settings.isMirrored };
    case 'breaths':
      return { ...settings, hasBreaths: !settings.hasBreaths };
    default:
      return settings;
  }
}
