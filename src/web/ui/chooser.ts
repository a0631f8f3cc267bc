/** Hears by its value which of these an element of the page says was chosen. */
export const chooser =
  <Value extends string>(options: readonly { value: Value }[], onChoose: (value: Value) => void) =>
  (said: string): void => {
    const chosen = options.find(({ value }) => value === said);
    if (chosen) onChoose(chosen.value);
  };
