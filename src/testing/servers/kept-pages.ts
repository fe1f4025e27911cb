import { get } from 'node:http';

/** What is kept is answered before any route is asked, and has the number of the request as its last header. */
export const readPage = (url: string) =>
  new Promise<{ text: string; isKept: boolean }>((resolve, reject) => {
    const asked = get(url, (answer) => {
      const names = answer.rawHeaders.filter((_name, at) => at % 2 === 0).map((name) => name.toLowerCase());
      const tag = names.indexOf('etag');
      const isKept = tag !== -1 && tag < names.indexOf('x-request-id');
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk) => (text += chunk));
      answer.on('end', () => resolve({ text, isKept })).on('error', reject);
    });
    asked.on('error', reject);
  });

/** Those of them that were not answered from memory. */
export async function drawnAnew(url: string, paths: readonly string[]) {
  const answers = await Promise.all(paths.map((path) => readPage(url + path)));
  return paths.filter((_path, at) => !answers[at]?.isKept);
}
