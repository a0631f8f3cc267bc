/** The bar below a note, and what in it opens more. */
export const barLook =
  '@container/bar flex h-9 shrink-0 items-center justify-between gap-2 px-2 text-sm shadow-[inset_0_1px_0_var(--line)]';
export const barTriggerLook =
  'nodrag inline-flex min-w-0 items-center gap-1.5 rounded-control px-1.5 py-1 font-semibold hover:bg-surface-3 @min-[22rem]/bar:shrink-0';
