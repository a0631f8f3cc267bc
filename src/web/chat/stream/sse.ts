/** One event of a Server-Sent Events stream. `event` is 'message' where the stream names none. */
export interface SseEvent {
  event: string;
  data: string;
}

/** Turns the bytes of a stream into its events. Bytes may be cut anywhere, also inside a character or a line end. */
export interface SseParser {
  push: (bytes: Uint8Array) => SseEvent[];
}

export function createSseParser(): SseParser {
  const decoder = new TextDecoder();
  let rest = '';
  let endedWithReturn = false;
  let event = '';
  let data: string[] = [];

  const readLine = (line: string): SseEvent | null => {
    if (line === '') {
      const found = data.length > 0 ? { event: event || 'message', data: data.join('\n') } : null;
      event = '';
      data = [];
      return found;
    }
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
    return null;
  };

  return {
    push(bytes) {
      let text = decoder.decode(bytes, { stream: true });
      if (text === '') return [];
      if (endedWithReturn && text.startsWith('\n')) text = text.slice(1);
      endedWithReturn = text === '' ? false : text.endsWith('\r');
      const lines = (rest + text).split(/\r\n|\r|\n/);
      rest = lines.pop() ?? '';
      return lines.map(readLine).filter((found) => found !== null);
    },
  };
}
