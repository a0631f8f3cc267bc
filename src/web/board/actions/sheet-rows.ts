import { actionSections, type ActionLabel, type ActionSection, type BoardAction } from './action.ts';
import { keyNamesOf, type Chord } from '../../lib/chord.ts';

/** A line of the sheet: what it does, and the keys, each as the names of what is held and pressed. */
export interface SheetRow {
  labels: readonly ActionLabel[];
  keys: readonly (readonly string[])[];
}

const MOST_KEYS = 2;

/** The keys of these actions as the sheet shows them, by section. What two actions share stands on one line. */
export function sheetRows(actions: readonly BoardAction[]): { section: ActionSection; rows: SheetRow[] }[] {
  return actionSections
    .map((section) => ({ section, rows: rowsOf(actions.filter((action) => action.section === section)) }))
    .filter(({ rows }) => rows.length > 0);
}

function rowsOf(actions: readonly BoardAction[]): SheetRow[] {
  const lines = new Map<string, { labels: Set<ActionLabel>; chords: Chord[] }>();
  for (const { keys, label, sheetLine } of actions) {
    if (keys.length === 0) continue;
    const name = sheetLine ?? JSON.stringify(keys);
    const line = lines.get(name) ?? { labels: new Set(), chords: [] };
    line.labels.add(sheetLine ?? label);
    line.chords.push(...(sheetLine || line.chords.length === 0 ? keys : []));
    lines.set(name, line);
  }
  return Array.from(lines.values(), ({ labels, chords }) => ({ labels: [...labels], keys: drawn(chords) }));
}

/** Arrows with the same keys held stand together as one. */
function drawn(chords: readonly Chord[]): string[][] {
  const arrows = chords.filter(({ key }) => key?.startsWith('Arrow'));
  const [first] = arrows;
  if (!first || arrows.length < chords.length) return chords.slice(0, MOST_KEYS).map((chord) => keyNamesOf(chord));
  const names = arrows.map((chord) => keyNamesOf(chord).at(-1) ?? '');
  return [[...keyNamesOf(first).slice(0, -1), ...names]];
}
