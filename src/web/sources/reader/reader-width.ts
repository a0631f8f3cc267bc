import { createPanelWidth, usePanelWidth } from '../../ui/panel-width.ts';

/** The reader beside a board. */
export const readerWidth = createPanelWidth('reader:width', { least: 320, start: 400, most: 880, rest: 320 });

export const useReaderWidth = (): number => usePanelWidth(readerWidth);
