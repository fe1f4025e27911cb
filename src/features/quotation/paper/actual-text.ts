/** What of a document is needed here. */
interface Written {
  addContent(data: string): unknown;
}

/**
 * The signs of India's scripts stand in the order of the eye; who copies or searches a text wants the order of its letters, which
 * goes with them. A reader finds their place only where both begin and end within the same text.
 */
export function withActualText(doc: Written, text: string, write: () => void) {
  const { addContent } = doc;
  const add = (data: string) => addContent.call(doc, data);
  doc.addContent = (data) => {
    if (data === 'ET') add('EMC');
    const answer = add(data);
    if (data === 'BT') add(`/Span <</ActualText <${utf16(text)}>>> BDC`);
    return answer;
  };
  try {
    write();
  } finally {
    doc.addContent = addContent;
  }
}

const utf16 = (text: string) => `feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}`;
