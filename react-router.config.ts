import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  // The whole route manifest travels with the page, so a click never waits for a discovery request.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
