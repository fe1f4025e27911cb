interface Cluster {
  url: string;
  stop(): void;
  halt(): Promise<unknown>;
  resume(): Promise<unknown>;
}

export function startPostgres(): Promise<Cluster>;
