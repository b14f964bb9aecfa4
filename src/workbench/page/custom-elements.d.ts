import type { JSX } from 'preact';

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'revo-grid': JSX.HTMLAttributes<HTMLRevoGridElement>;
    }
  }
}
