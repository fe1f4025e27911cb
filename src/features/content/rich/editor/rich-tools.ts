import type { ChainedCommands, Editor } from '@tiptap/core';

export interface Tool {
  label: string;
  /** What its button shows. */
  sign: string;
  keys?: string;
  run: (chain: ChainedCommands) => ChainedCommands;
  /** Left out where it does something once. */
  isOn?: (editor: Editor) => boolean;
}

export const tools: readonly Tool[] = [
  {
    label: 'Heading',
    sign: 'H2',
    keys: 'Ctrl+Alt+2',
    run: (chain) => chain.toggleHeading({ level: 2 }),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    label: 'Smaller heading',
    sign: 'H3',
    keys: 'Ctrl+Alt+3',
    run: (chain) => chain.toggleHeading({ level: 3 }),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    label: 'Bold',
    sign: 'B',
    keys: 'Ctrl+B',
    run: (chain) => chain.toggleBold(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    label: 'Italic',
    sign: 'I',
    keys: 'Ctrl+I',
    run: (chain) => chain.toggleItalic(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    label: 'Code',
    sign: '<>',
    keys: 'Ctrl+E',
    run: (chain) => chain.toggleCode(),
    isOn: (editor) => editor.isActive('code'),
  },
  {
    label: 'Points',
    sign: '•',
    keys: 'Ctrl+Shift+8',
    run: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    label: 'Numbers',
    sign: '1.',
    keys: 'Ctrl+Shift+7',
    run: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    label: 'Quote',
    sign: '“',
    keys: 'Ctrl+Shift+B',
    run: (chain) => chain.toggleBlockquote(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  {
    label: 'Block of code',
    sign: '{ }',
    keys: 'Ctrl+Alt+C',
    run: (chain) => chain.toggleCodeBlock(),
    isOn: (editor) => editor.isActive('codeBlock'),
  },
  { label: 'Line across', sign: '—', run: (chain) => chain.setHorizontalRule() },
  { label: 'Undo', sign: '↶', keys: 'Ctrl+Z', run: (chain) => chain.undo() },
  { label: 'Redo', sign: '↷', keys: 'Ctrl+Shift+Z', run: (chain) => chain.redo() },
];
