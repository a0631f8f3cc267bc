/** Where the board is reached: its cards, wires with what stands on them, and ground, but no panel over it. */
export const SURFACE = '.react-flow, .board-wire-cross, .board-wire-grip, .board-pin';
/** What stands over the ground without being asked for: a press is its own, a drag and the wheel are the board's. */
export const PIN = '.board-pin';
/** These keep what the browser does with the other mouse button. */
export const OWN_MENU = 'input, textarea, [contenteditable], a, iframe';
