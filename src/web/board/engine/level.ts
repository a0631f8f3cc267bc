/** How much of the board is drawn at a scale. The numbers are measured: beyond them a frame no longer fits its time. */
export interface Level {
  /** Cards near the view are real elements; below, only the hovered and the pinned ones. */
  hasCards: boolean;
  /** text: titles and lines. title: lines become bars. bars: titles become bars too. blocks: one colour a card. */
  detail: 'text' | 'title' | 'bars' | 'blocks';
  hasThumbs: boolean;
  hasCurves: boolean;
  hasDots: boolean;
}

const CARDS_FROM_ZOOM = 0.4;
const HEAD_FITS_FROM_ZOOM = 0.25;

/** Whether the head of a group is too low for a title that can be read. */
export const areTitlesFar = (zoom: number): boolean => zoom < HEAD_FITS_FROM_ZOOM;

export const levelOf = (zoom: number): Level => ({
  hasCards: zoom >= CARDS_FROM_ZOOM,
  detail: zoom >= 0.3 ? 'text' : zoom >= 0.15 ? 'title' : zoom >= 0.08 ? 'bars' : 'blocks',
  hasThumbs: zoom >= 0.1,
  hasCurves: zoom >= 0.15,
  hasDots: zoom >= 0.3,
});
