import { movePlace, spliceBetween } from '#contract/board/splices.ts';
import type { OtherCaret } from '../../editor/carets.ts';

export interface CaretPlace {
  caret: OtherCaret;
  from: number;
  to: number;
}

/**
 * Where carets of others stand in the text of a field. They are told as letters from the end, so that what their writers type
 * and has not come yet does not move them; between two tellings they stay at their letters whatever is done to the text.
 */
export class CaretPlaces {
  #text = '';
  #known: CaretPlace[] = [];

  follow(text: string, carets: readonly OtherCaret[]): readonly CaretPlace[] {
    const changes = spliceBetween(this.#text, text);
    const move = (place: number) => movePlace(place, changes, false);
    this.#known = carets.map((caret) => {
      const known = this.#known.find((one) => isSame(one.caret, caret));
      if (known) return { caret, from: move(known.from), to: move(known.to) };
      const [from = 0, to = 0] = caret.ends.map((end) => Math.max(0, text.length - end)).toSorted((a, b) => a - b);
      return { caret, from, to };
    });
    this.#text = text;
    return this.#known;
  }
}

const isSame = (a: OtherCaret, b: OtherCaret): boolean =>
  a.peer === b.peer && a.ends[0] === b.ends[0] && a.ends[1] === b.ends[1];
