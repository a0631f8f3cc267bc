import type { Entry, Outbox } from './outbox.ts';

/** This tab's changes that the sequence has not brought yet, or of which only one of answer and sequence has told. */
export class OwnChanges {
  readonly #outbox: Pick<Outbox, 'pending'>;
  /** Acknowledged, but its turn in the sequence has not been heard. */
  #unheard: { entry: Entry; seq: number }[] = [];
  /** Heard before the acknowledgement came, with its number in the sequence. */
  #heardEarly = new Map<string, number>();

  constructor(outbox: Pick<Outbox, 'pending'>) {
    this.#outbox = outbox;
  }

  /** The answer has given it this number; answers whether the board can be known by it: that it was or will be heard. */
  acknowledge(entry: Entry, seq: number | null, known: number): boolean {
    if (this.#heardEarly.delete(entry.id)) return true;
    if (seq === null || seq <= known) return false;
    this.#unheard.push({ entry, seq });
    return true;
  }

  /** How to find the own change of this id in what the sequence brings now. */
  finder(): (id: string, seq: number) => Entry | undefined {
    const travelling = new Map(this.#outbox.pending().map((entry) => [entry.id, entry]));
    const acknowledged = new Map(this.unheard().map((entry) => [entry.id, entry]));
    return (id, seq) => {
      if (travelling.has(id)) this.#heardEarly.set(id, seq);
      return travelling.get(id) ?? acknowledged.get(id);
    };
  }

  /** The sequence has been heard up to this number. */
  heard(known: number): void {
    this.#unheard = this.#unheard.filter(({ seq }) => seq > known);
  }

  /** The board was read with everything up to this number. */
  read(seq: number): void {
    this.heard(seq);
    this.#heardEarly = new Map([...this.#heardEarly].filter(([, number]) => number <= seq));
  }

  unheard = (): Entry[] => this.#unheard.map(({ entry }) => entry);

  /** Those that come after everything the sequence has brought so far. */
  onTop = (): Entry[] => this.after(-Infinity);

  /** Those that the server lays over what has this number in the sequence. */
  after = (seq: number): Entry[] => [
    ...this.#unheard.filter((one) => one.seq > seq).map(({ entry }) => entry),
    ...this.onTheirWay(),
  ];

  /** Those of which neither the answer nor the sequence has brought a number. */
  onTheirWay = (): Entry[] => this.#outbox.pending().filter((entry) => !this.#heardEarly.has(entry.id));
}
