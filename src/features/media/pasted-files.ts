/** Files of a clipboard. What was copied in Word or Excel comes as a picture of itself, too: there the words are meant. */
export const pastedFiles = (clipboard: DataTransfer | null): readonly File[] =>
  clipboard?.types.includes('text/html') && clipboard.types.includes('text/plain')
    ? []
    : Array.from(clipboard?.files ?? []);
