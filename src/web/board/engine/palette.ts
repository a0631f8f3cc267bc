import { nodeKindIds, type NodeLook } from '#contract/board/kinds/index.ts';

/** The tokens that the painters need, as the current theme has them. */
export interface Palette {
  board: string;
  dot: string;
  surface: string;
  well: string;
  line: string;
  ink: string;
  softInk: string;
  ring: string;
  accentSoft: string;
  wire: string;
  wireIdle: string;
  wood: string;
  woodSoft: string;
  woodLine: string;
  bad: string;
  badSoft: string;
  font: string;
  kinds: Record<NodeLook, { solid: string; soft: string }>;
}

export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    board: token('board'),
    dot: token('board-dot'),
    surface: token('surface'),
    well: token('surface-3'),
    line: token('line'),
    ink: token('ink'),
    softInk: token('ink-3'),
    ring: token('ring'),
    accentSoft: token('accent-soft'),
    wire: token('wire'),
    wireIdle: token('wire-idle'),
    wood: token('wood'),
    woodSoft: token('wood-soft'),
    woodLine: token('wood-line'),
    bad: token('bad-dot'),
    badSoft: token('bad-soft'),
    font: style.fontFamily || 'sans-serif',
    kinds: Object.fromEntries(
      [...nodeKindIds, 'template'].map((kind) => [kind, { solid: token(`k-${kind}`), soft: token(`k-${kind}-soft`) }]),
    ) as Palette['kinds'],
  };
}

/** Tells when the theme of the page has changed: by its class, or by the system's wish for contrast. */
export function onThemeChange(seen: () => void): () => void {
  const observer = new MutationObserver(seen);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] });
  const contrast = matchMedia('(prefers-contrast: more)');
  contrast.addEventListener('change', seen);
  return () => {
    observer.disconnect();
    contrast.removeEventListener('change', seen);
  };
}
