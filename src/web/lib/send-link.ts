import { useNotices } from './notices.ts';

/** Whether the browser has something of its own by which an address is sent on. */
export const canSendLinks = (): boolean => 'share' in navigator;

/** Sends an address on by that. Whoever changes his mind closes it, which is no failure. */
export const sendLink = (link: { url: string; title?: string }): void =>
  void navigator.share(link).catch(() => undefined);

/** Puts the address of a link on the clipboard and says so in these words; where that cannot be, shows it. */
export function useCopyLink(words: Record<'copied' | 'copyFailed', string>): (url: string) => void {
  const notices = useNotices();
  return (url) =>
    // An address without encryption has no clipboard at all.
    void (async () => navigator.clipboard.writeText(url))().then(
      () => notices.show({ tone: 'done', title: words.copied }),
      () => notices.show({ tone: 'failed', title: words.copyFailed, text: url, durationMs: 30_000 }),
    );
}
