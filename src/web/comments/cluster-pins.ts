/** A pin by where it stands on the screen. */
export interface PlacedPin {
  id: string;
  x: number;
  y: number;
}

/** Pins that would cover each other, as groups: each holds what lies within `nearPx` of its first one, in their order. */
export function clusterPins(pins: readonly PlacedPin[], nearPx: number): string[][] {
  const groups: { at: PlacedPin; ids: string[] }[] = [];
  for (const pin of pins) {
    const near = groups.find(({ at }) => Math.abs(at.x - pin.x) < nearPx && Math.abs(at.y - pin.y) < nearPx);
    if (near) near.ids.push(pin.id);
    else groups.push({ at: pin, ids: [pin.id] });
  }
  return groups.map(({ ids }) => ids);
}
