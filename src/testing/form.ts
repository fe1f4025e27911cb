/** A multipart form: text fields, and one file at most. */
export function formOf(fields: Readonly<Record<string, string>>, name = '', file?: File): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  if (file) form.set(name, file);
  return form;
}

export const fileOf = (content: Uint8Array, name = 'photo.jpg', type = 'image/jpeg') =>
  new File([new Uint8Array(content)], name, { type });
