/** Where the board is reached: its cards, wires with what stands on them, and ground, but no panel over it. */
export const SURFACE = '.react-flow, .board-wire-cross, .board-wire-grip';
/** These keep what the browser does with the other mouse button. */
export const OWN_MENU = 'input, textarea, [contenteditable], a, iframe';
