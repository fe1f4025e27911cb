/** As far as it is used here. */
declare module 'autocannon' {
  interface Request {
    path?: string;
    setupRequest?: (request: object) => object;
    onResponse?: (status: number, body: string) => void;
  }

  interface Result {
    errors: number;
    non2xx: number;
    requests: { average: number };
    latency: { p99: number };
  }

  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    requests: Request[];
  }): Promise<Result>;
}
