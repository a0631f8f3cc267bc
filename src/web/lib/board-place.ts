/** What a board belongs to; calls about the board and about what stands on it are addressed by it. */
export type BoardPlace = { canvasId: string } | { projectId: string };

/** The id in the place, whichever it is. */
export const placeId = (place: BoardPlace): string => ('canvasId' in place ? place.canvasId : place.projectId);
