import { expect, test } from 'vitest';
import { asksFor } from './page-address';

const routesOf = () => ['root', 'site/layout', 'site/service'];
const asks = (url: string, address: string) => asksFor(url, address, routesOf);

test.each([
  ['/about', '/about'],
  ['/about.data', '/about'],
  ['/_.data', '/'],
  ['/about.data?_routes=site%2Fservice', '/about'],
  ['/about.data?_routes=site%2Flayout%2Csite%2Fservice', '/about'],
  ['/service?title=Web%20Design', '/service?title=Web%20Design'],
  ['/service?title=Web+Design', '/service?title=Web%20Design'],
  ['/service.data?title=Web+Design&_routes=site%2Fservice', '/service?title=Web%20Design'],
  ['/shop?product=%C3%89tau-1', '/shop?product=%C3%89tau-1'],
])('%s asks for the page at %s', (url, address) => expect(asks(url, address)).toBe(true));

test.each([
  ['/about?', '/about'],
  ['/about?utm_source=x', '/about'],
  ['/about/', '/about'],
  ['/About', '/about'],
  ['//about', '/about'],
  ['/%61bout', '/about'],
  ['/about.data?', '/about'],
  ['/about.data?_routes=', '/about'],
  ['/about.data?_routes=site/service', '/about'],
  ['/about.data?_routes=site%2Fservice%2Csite%2Flayout', '/about'],
  ['/about.data?_routes=elsewhere', '/about'],
  ['/about.data?_routes=site%2Fservice&_routes=site%2Fservice', '/about'],
  ['/service', '/service?title=Web%20Design'],
  ['/service?title=web%20design', '/service?title=Web%20Design'],
  ['/service?title=%57eb%20Design', '/service?title=Web%20Design'],
  ['/service?title=Web%20Design&title=x', '/service?title=Web%20Design'],
  ['/service?x=1&title=Web%20Design', '/service?title=Web%20Design'],
  ['http://site.example/about', '/about'],
  ['', '/'],
])('%s is another address than %s', (url, address) => expect(asks(url, address)).toBe(false));
