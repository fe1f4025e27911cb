import 'react';

declare module 'react' {
  /** React writes them; its types leave them out. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number;
  }
}
