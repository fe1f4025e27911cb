/** Hands a file to the browser to keep. */
export function saveFile(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken hold of the file by then, however slowly it writes it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
