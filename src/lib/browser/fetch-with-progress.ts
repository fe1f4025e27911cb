/** As `fetch`, told how much of the body has gone, from 0 to 1: what fetch itself does not tell. */
export const fetchWithProgress =
  (onProgress: (part: number) => void): typeof fetch =>
  (address, { method = 'GET', headers = {}, body, signal } = {}) =>
    new Promise((answer, refuse) => {
      const request = new XMLHttpRequest();
      request.open(method, String(address));
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () => {
        const type = request.getResponseHeader('Content-Type') ?? '';
        answer(
          new Response(request.responseText, { status: request.status, headers: { 'Content-Type': type } }),
        );
      };
      request.onerror = () => refuse(new TypeError('The network is away'));
      request.onabort = () => refuse(new DOMException('Given up', 'AbortError'));
      signal?.addEventListener('abort', () => request.abort());
      request.send(body instanceof FormData ? body : null);
    });
