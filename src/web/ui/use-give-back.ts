import { useState } from 'react';

/**
 * For `onCloseAutoFocus`: gives the focus back to what had it when this opened. An entry of a menu is gone by then, the
 * button of its menu stands for it.
 */
export function useGiveBack(isOpen: boolean): (event: Event) => void {
  const [was, setWas] = useState(false);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  if (isOpen !== was) {
    setWas(isOpen);
    if (isOpen) setOpener(focused());
  }
  return (event) => {
    if (!opener?.isConnected) return;
    event.preventDefault();
    opener.focus({ preventScroll: true });
  };
}

function focused(): HTMLElement | null {
  const { activeElement } = document;
  const buttonId = activeElement?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const opener = buttonId ? document.getElementById(buttonId) : activeElement;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}
