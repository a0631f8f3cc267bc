import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { centreOf, type Point } from '#contract/board/geometry.ts';
import { useNotices } from '../../lib/notices.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useTopBar } from '../../lib/use-top-bar.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useWords } from '../../words/index.ts';
import { sayCarried, sayTied } from '../actions/say-wired.ts';
import { useWiredMails } from '../wires/read-wired-mails.ts';
import { announce } from '../../lib/announce.ts';
import { connectAll } from '../../editor/commands/connect.ts';
import { reconnect } from '../../editor/commands/wires.ts';
import { useEditorState } from '../../board-context/hooks.ts';
import { useEngine } from '../engine/use-engine.ts';
import { usePanels, type Panel } from '../../board-context/panels.ts';
import { PromisedWire } from '../wires/PromisedWire.tsx';
import { cardIdAt, focusCard, standingOn } from '../../board-context/focus-card.ts';
import { neighbourOf, type Direction } from '../../editor/neighbour.ts';

const arrows: Record<string, Direction> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Connecting without drawing: one goes to the other card by arrows and Enter, or presses it. Esc and the ground stop it. */
export function Connecting({ panel }: { panel: Panel & { what: 'connect' } }) {
  const { editor } = useEngine();
  const t = useWords('keyboardA11y');
  useTopBar('board');
  const panels = usePanels();
  const aim = useConnecting(panel);
  const starts = useEditorState(() => panel.from.flatMap((id) => editor.scene.entry(id) ?? []));
  const [first] = starts;
  const to = aim === null ? undefined : editor.scene.entry(aim);
  const isGone = first === undefined;
  useEffect(() => {
    if (isGone) panels.close(panel);
  }, [isGone, panels, panel]);
  if (!first) return null;
  const sentence = panel.carries
    ? t('connecting.carried', { title: first.node.title })
    : starts.length > 1
      ? t('connecting.fromMany', { count: starts.length })
      : t('connecting.from', { title: first.node.title });
  return (
    <>
      {to && starts.map((from) => from.id !== to.id && <PromisedWire key={from.id} from={from} to={centreOf(to)} />)}
      <section
        aria-label={t('connecting.name')}
        className="absolute inset-x-3 top-3 md:top-[68px] z-(--z-panel) mx-auto flex w-fit max-w-[calc(100%-24px)] items-center gap-2 rounded-card bg-raised py-1.5 pr-1.5 pl-4 shadow-pop appear-menu"
      >
        <p className="min-w-0 text-sm">
          <b className="font-[650]">{sentence}</b>{' '}
          <span className="text-ink-3 pointer-coarse:hidden">{t('connecting.keys')}</span>
          <span className="hidden text-ink-3 pointer-coarse:inline">{t('connecting.touch')}</span>
        </p>
        <IconButton
          size="lg"
          label={t('connecting.stop')}
          hint="Esc"
          icon={<X size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => panels.close(panel)}
        />
      </section>
    </>
  );
}

/** Hears keys and presses before the board does. Answers the card that is aimed at. */
function useConnecting(panel: Panel & { what: 'connect' }) {
  const engine = useEngine();
  const { editor } = engine;
  const t = useWords('keyboardA11y');
  const wires = useWords('wires');
  const voice = { notices: useNotices(), t: useWords('board') };
  const readMails = useWiredMails();
  const panels = usePanels();
  const [aim, setAim] = useState<string | null>(null);
  const stop = () => {
    panels.close(panel);
    announce(t('connecting.stopped'));
  };
  const carry = ({ wire, end }: NonNullable<typeof panel.carries>, nodeId: string) => {
    const verdict = reconnect(editor, wire, end, { nodeId, handle: null });
    sayCarried(voice, wires('moved'), verdict);
    panels.close(panel);
  };
  const tie = (target: string) => {
    if (panel.from.includes(target)) {
      return sayTied(voice, { ok: false, reason: 'same-node' });
    }
    if (panel.carries) return carry(panel.carries, target);
    const verdicts = connectAll(editor, panel.from, target);
    const said = verdicts.find(({ ok }) => ok) ?? verdicts[0];
    if (said) sayTied(voice, said);
    if (said?.ok) readMails(panel.from, target);
    panels.close(panel);
  };
  const step = (direction: Direction) => {
    const from = standingOn({ editor }) ?? editor.scene.entry(panel.from[0] ?? '');
    const next = from && neighbourOf(editor.scene, from, direction);
    if (!next) return announce(t('said.noneThere'));
    focusCard({ editor, engine }, next.id);
  };
  const press = (client: Point) => {
    const card = editor.scene.at(editor.camera.toBoard(client));
    if (card) tie(card.id);
    else stop();
  };
  const latest = useLatest({ step, stop, tie, press });
  useEffect(() => {
    announce(`${t('connecting.name')}. ${t('connecting.keys')}`);
  }, [t]);
  // Before the words that ask for a press are seen: a quick one is not lost.
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => {
      const { key: name, target: element } = event;
      const isAtControl =
        element instanceof Element && element.closest('input, textarea, button, [role="menu"]') !== null;
      if (event.isComposing || (isAtControl && name !== 'Escape')) return;
      const direction = arrows[name];
      const target = standingOn({ editor })?.id;
      if (name === 'Escape') latest.current.stop();
      else if (direction) latest.current.step(direction);
      else if (name === 'Enter' && target !== undefined) latest.current.tie(target);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    const click = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('.react-flow')) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current.press({ x: event.clientX, y: event.clientY });
    };
    const come = (event: FocusEvent) => {
      const id = cardIdAt(event.target);
      if (id !== null) setAim(id);
    };
    document.addEventListener('keydown', key, true);
    document.addEventListener('click', click, true);
    document.addEventListener('focusin', come);
    return () => {
      document.removeEventListener('keydown', key, true);
      document.removeEventListener('click', click, true);
      document.removeEventListener('focusin', come);
    };
  }, [editor, latest]);
  return aim;
}
