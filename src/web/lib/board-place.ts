/** What a board belongs to; calls about the board and about what stands on it are addressed by it. */
export type BoardPlace = ({ canvasId: string } | { projectId: string }) & {
  /** Where the board is looked at as it was: the moment, by the number of its last change. */
  past?: { boardId: string; seq: number };
};

/** The id in the place, whichever it is. */
export const placeId = (place: BoardPlace): string => ('canvasId' in place ? place.canvasId : place.projectId);
