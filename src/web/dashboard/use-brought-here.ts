import { useEffect, useState } from 'react';
import { tellMissing } from '../lib/connectivity.ts';
import { useNotices } from '../lib/notices.ts';
import { useLatest } from '../lib/use-latest.ts';
import { useWords } from '../words/index.ts';
import { readBrought } from './read-brought.ts';
import type { Bringing } from './use-bring.ts';

/** Where a paste is text, or something that is open over the page takes it. */
const OWN = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"]';
const isOwn = (target: EventTarget | null): boolean => target instanceof Element && target.closest(OWN) !== null;

/** What is pasted or dropped anywhere on the page begins a board. Answers whether something is dragged over it right now. */
export function useBroughtHere({ toNew }: Pick<Bringing, 'toNew'>): boolean {
  const t = useWords('dashboard');
  const notices = useNotices();
  const [isOver, setOver] = useState(false);
  const latest = useLatest(async (transfer: DataTransfer) => {
    const content = await readBrought(transfer);
    if (content) await toNew(content);
    else notices.show({ tone: 'told', title: t('nothingToBring') });
  });
  useEffect(() => {
    const take = (transfer: DataTransfer) => void latest.current(transfer).catch(tellMissing);
    /** A link of the page itself is being dragged. */
    let isFromHere = false;
    const paste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || isOwn(event.target) || !event.clipboardData) return;
      event.preventDefault();
      take(event.clipboardData);
    };
    const begin = () => void (isFromHere = true);
    const end = () => void (isFromHere = false);
    const isTaken = ({ target, dataTransfer }: DragEvent) =>
      !isFromHere && (!isOwn(target) || (dataTransfer?.types.includes('Files') ?? false));
    const over = (event: DragEvent) => {
      if (!isTaken(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!isTaken(event)) return;
      event.preventDefault();
      if (event.dataTransfer && !document.querySelector('[role="dialog"]')) take(event.dataTransfer);
    };
    const heard = { paste, dragstart: begin, dragend: end, dragover: over, dragleave: leave, drop };
    const all = Object.entries(heard) as [string, EventListener][];
    for (const [name, hear] of all) document.addEventListener(name, hear);
    return () => {
      for (const [name, hear] of all) document.removeEventListener(name, hear);
    };
  }, [latest]);
  return isOver;
}
