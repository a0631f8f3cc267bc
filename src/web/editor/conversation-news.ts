/** Who hears that what is said on the board has news on the server: of a chat's conversations, and of comments. */
export class ConversationNews {
  readonly #ofChat = new Map<string, Set<(conversationId: string | null) => void>>();
  readonly #ofComments = new Set<() => void>();

  onChat = (nodeId: string, heard: (conversationId: string | null) => void): (() => void) => {
    const all = this.#ofChat.get(nodeId) ?? new Set();
    this.#ofChat.set(nodeId, all.add(heard));
    return () => all.delete(heard);
  };

  tellChat = (nodeId: string, conversationId: string | null): void =>
    this.#ofChat.get(nodeId)?.forEach((heard) => heard(conversationId));

  onComments = (heard: () => void): (() => void) => {
    this.#ofComments.add(heard);
    return () => this.#ofComments.delete(heard);
  };

  tellComments = (): void => this.#ofComments.forEach((heard) => heard());
}
