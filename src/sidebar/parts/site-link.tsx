import type { ComponentChildren } from 'preact';

type LinkProps = { to: string; look?: 'action'; children: ComponentChildren };

/** Opens beside the spreadsheet; `look` makes a button of it. */
export function SiteLink({ to, look, children }: LinkProps) {
  return (
    <a href={to} class={look && `button ${look}`} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
