import { useEffect, useLayoutEffect } from 'react';
import { code } from '../../lib/code.ts';
import { tellMissing } from '../../lib/connectivity.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useWords } from '../../words/index.ts';
import type { Panels } from '../../board-context/panels.ts';
import { useActionContext } from '../actions/use-action-context.ts';
import { isKeptFromBrowser, isTyping } from './early-keys.ts';
import { useSayDone } from '../keyboard-a11y/say.ts';

const load = () => import('./run-shortcut.ts');

/**
 * The keys of the board, wherever the focus is as long as nobody types. The actions are fetched once the board stands,
 * or at the first press: what is pressed until they have come is done then, in its order, unless the pointer was pressed after
 * it: it would act on what that has chosen. They listen before the board is seen.
 */
export function useBoardKeys(stands: boolean): void {
  const context = useActionContext();
  const latest = useLatest(context);
  const sayDone = useSayDone(context);
  const said = useLatest({ sayDone, t: useWords('keyboardA11y') });
  useLayoutEffect(() => {
    let take: ((event: KeyboardEvent) => void) | null = null;
    let early: KeyboardEvent[] = [];
    const open = async () => {
      const { runShortcut } = await code(load);
      take = (event) => runShortcut(event, latest.current, said.current);
      const waiting = early;
      early = [];
      for (const event of waiting) {
        if (!typeInto(document.activeElement, event)) take(event);
        // A field that it asked for is there then, and takes what was typed for it.
        await Promise.resolve();
      }
    };
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || (isTyping(event.target) && !isOverTick(event))) return;
      if (isMenuComing(latest.current.panels)) return latest.current.panels.holdKey(event);
      if (take) return take(event);
      if (isKeptFromBrowser(event)) event.preventDefault();
      early.push(event);
      open().catch(tellMissing);
    };
    const overtake = () => {
      early = [];
    };
    document.addEventListener('keydown', press);
    window.addEventListener('pointerdown', overtake, true);
    return () => {
      document.removeEventListener('keydown', press);
      window.removeEventListener('pointerdown', overtake, true);
      early = [];
    };
  }, [latest, said]);
  useEffect(() => {
    if (stands) void load().catch(() => undefined);
  }, [stands]);
}

/** What can be made here was asked for, and is not there yet: what is pressed now is meant for it. */
const isMenuComing = (panels: Panels): boolean =>
  panels.read().panel?.what === 'quick-add' && document.querySelector('[role="menu"]') === null;

/** What was typed for a field that is there by now goes into it. */
function typeInto(field: Element | null, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (!isTyping(field)) return false;
  if (key.length === 1 && !ctrlKey && !metaKey && !altKey) document.execCommand('insertText', false, key);
  return true;
}

/** Nobody types in a check box: what is held with Ctrl, undo above all, is the board's there too. */
const isOverTick = ({ target, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && target instanceof HTMLInputElement && target.type === 'checkbox';
