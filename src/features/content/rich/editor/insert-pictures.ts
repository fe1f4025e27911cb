import type { Editor } from '@tiptap/core';

/** One below the other, where the cursor stands. */
export const insertPictures = (editor: Editor, pictures: readonly { _id: string; alt: string }[]) =>
  editor
    .chain()
    .focus()
    .insertContent(pictures.map(({ _id, alt }) => ({ type: 'picture', attrs: { media: _id, alt } })))
    .run();
