import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useEditor } from '../../board-context/hooks.ts';
import { caretsIn, type OtherCaret } from '../../editor/carets.ts';
import { useWords } from '../../words/index.ts';
import { CaretPlaces } from './caret-places.ts';

interface OtherCaretsProps {
  field: RefObject<HTMLTextAreaElement | null>;
  nodeId: string;
}

/** What decides where the letters of a field stand. */
const COPIED = [
  'font',
  'letter-spacing',
  'line-height',
  'padding',
  'border-width',
  'text-align',
  'text-indent',
  'tab-size',
  'word-break',
  'overflow-wrap',
  'direction',
] as const;

/** Where others stand in a field: drawn over it by an element that breaks its lines as the field does, and is not the field. */
export function OtherCarets({ field, nodeId }: OtherCaretsProps) {
  const editor = useEditor();
  const t = useWords('presence');
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [area, mirror] = [field.current, box.current];
    if (!area || !mirror) return undefined;
    const carets = caretsIn(editor.writing);
    const places = new CaretPlaces();
    const nameOf = ({ name }: OtherCaret) => (name === null ? t('ownTab') : name || t('nameless'));
    let lay = '';
    const draw = () => {
      // Read before anything is written: the letters that were just typed are laid out once.
      const now = layOf(area);
      if (now !== lay) lieOver(mirror, area);
      lay = now;
      const others = carets.all.get(nodeId) ?? [];
      mirror.firstElementChild?.replaceChildren(
        ...marked(
          area.value,
          places.follow(area.value, others).map((place) => ({ ...place, name: nameOf(place.caret) })),
        ),
      );
    };
    let frame = 0;
    const drawSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(draw);
    };
    const heard = new AbortController();
    for (const event of ['input', 'scroll'] as const)
      area.addEventListener(event, drawSoon, { signal: heard.signal, passive: true });
    const size = new ResizeObserver(drawSoon);
    size.observe(area);
    carets.heard.add(drawSoon);
    const stop = editor.subscribe(drawSoon, nodeId);
    draw();
    return () => {
      cancelAnimationFrame(frame);
      heard.abort();
      size.disconnect();
      carets.heard.delete(drawSoon);
      stop();
    };
  }, [editor, field, nodeId, t]);
  return (
    <div
      ref={box}
      aria-hidden="true"
      data-other-carets
      className="pointer-events-none absolute overflow-hidden contain-strict"
    >
      <div className="border-solid border-transparent whitespace-pre-wrap text-transparent" />
    </div>
  );
}

/** What changes where the letters of a field stand, beside the letters. */
const layOf = (area: HTMLTextAreaElement): string =>
  [area.clientWidth, area.offsetWidth, area.offsetHeight, area.offsetLeft, area.offsetTop, area.scrollTop].join(' ');

function lieOver(mirror: HTMLElement, area: HTMLTextAreaElement): void {
  const inner = mirror.firstElementChild as HTMLElement;
  const style = getComputedStyle(area);
  for (const name of COPIED) inner.style.setProperty(name, style.getPropertyValue(name));
  const borders = area.offsetWidth - area.clientWidth;
  inner.style.width = `${area.clientWidth + Math.min(borders, Number.parseFloat(style.borderLeftWidth) * 2)}px`;
  inner.style.boxSizing = 'border-box';
  inner.style.transform = `translateY(${-area.scrollTop}px)`;
  mirror.style.left = `${area.offsetLeft}px`;
  mirror.style.top = `${area.offsetTop}px`;
  mirror.style.width = `${area.offsetWidth}px`;
  mirror.style.height = `${area.offsetHeight}px`;
}

interface Marked {
  from: number;
  to: number;
  caret: OtherCaret;
  name: string;
}

/** The text in pieces, with a mark where each stands and what he has selected in his colour. */
function marked(text: string, places: readonly Marked[]): (Node | string)[] {
  const cuts = [...new Set([0, text.length, ...places.flatMap(({ from, to }) => [from, to])])].sort((a, b) => a - b);
  return cuts.flatMap((at, i) => {
    const here = places.filter(({ to }) => to === at).map(caretMark);
    const next = cuts[i + 1];
    if (next === undefined) return here;
    const piece = text.slice(at, next);
    const by = places.find(({ from, to }) => from <= at && next <= to);
    return [...here, by ? selected(piece, by.caret.colour) : piece];
  });
}

const colourOf = (colour: number): string => `var(--peer-${colour + 1})`;

function selected(text: string, colour: number): HTMLElement {
  const span = document.createElement('span');
  span.textContent = text;
  span.style.background = `color-mix(in srgb, ${colourOf(colour)} 22%, transparent)`;
  return span;
}

function caretMark({ caret, name, to }: Marked): HTMLElement {
  const mark = document.createElement('span');
  mark.className = 'relative';
  mark.dataset['caret'] = String(to);
  const line = document.createElement('span');
  line.className = 'absolute top-0 -left-px h-[1.25em] w-0.5';
  line.style.background = colourOf(caret.colour);
  const tag = document.createElement('span');
  tag.className =
    'absolute -top-[1.05em] -left-px max-w-[12ch] truncate rounded-[3px] px-1 text-[10px] leading-[1.3] font-semibold text-on-accent';
  tag.style.background = colourOf(caret.colour);
  tag.textContent = name;
  mark.append(line, tag);
  return mark;
}
