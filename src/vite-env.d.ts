declare module 'virtual:react-router/server-build' {
  const build: import('react-router').ServerBuild;
  export = build;
}

/** The words of a program that runs in a thread of its own: see scripts/lib/threads.ts. */
declare module '*?thread' {
  const program: string;
  export default program;
}
