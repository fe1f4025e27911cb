interface Cluster {
  url: string;
  isRunning(): boolean;
  stop(): void;
  halt(): Promise<unknown>;
  resume(): Promise<unknown>;
}

/** The disks that its tables and its write-ahead log lie on, if not where everything temporary does. */
interface Places {
  tables?: string;
  log?: string;
  quick?: boolean;
  inMemory?: boolean;
}

export function startPostgres(places?: Places): Promise<Cluster>;
