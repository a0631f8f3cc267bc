/** What holds a menu: it lies over everything, and covers nothing else. */
export const MENU = '[data-radix-popper-content-wrapper]';

/** The dialogs that are open, and `withSheets` the sheets, which cover the window of a telephone; in their order, no menu. */
export const openOver = (withSheets: boolean): Element[] =>
  [...document.querySelectorAll(`[role="dialog"], [role="alertdialog"]${withSheets ? ', [data-sheet]' : ''}`)].filter(
    (one) => one.closest(MENU) === null,
  );
