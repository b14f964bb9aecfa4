/** The address of links that leave the site. */
export function siteOf(request: Request, siteUrl: string | null): string {
  return siteUrl ?? new URL(request.url).origin;
}
