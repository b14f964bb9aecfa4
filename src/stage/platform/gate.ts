import { type AuthMode, MODE_ALLOWS, SCOPES, type ScopeName } from './auth.ts';
import { exceptionText } from './exception-texts.ts';
import { methodRule } from './method-rules.ts';

type Permissions = {
  mode: AuthMode;
  manifestScopes: readonly string[] | 'detected';
  grantedScopes: readonly string[];
};

/**
 * The gate every service call passes, in the platform's order: mode, manifest, consent (quota and
 * the call itself follow in the kernel). Returns the reason of a refusal, or null.
 */
export function refusal(method: string, permissions: Permissions): string | null {
  const { touches, scopes, freeOutside } = methodRule(method);
  const { mode } = permissions;
  if (!MODE_ALLOWS[mode].includes(touches))
    return exceptionText('mode-forbids', { method, scopes: scopeList(scopes) });
  if (!scopes || (freeOutside !== undefined && freeOutside !== mode)) return null;
  const usable = scopesFor(method, permissions);
  if (usable.some((scope) => permissions.grantedScopes.includes(scope))) return null;
  return exceptionText('scope-missing', { method, scopes: scopeList(scopes) });
}

/** Scopes of which any one is enough, as far as the manifest lists them. */
export function scopesFor(method: string, { manifestScopes }: Permissions): string[] {
  const enough = (methodRule(method).scopes ?? []).map((name): string => SCOPES[name]);
  return manifestScopes === 'detected'
    ? enough
    : enough.filter((scope) => manifestScopes.includes(scope));
}

function scopeList(scopes: readonly ScopeName[] | undefined): string {
  const list = (scopes ?? []).map((name) => SCOPES[name]).join(' || ');
  return (scopes ?? []).length > 1 ? `(${list})` : list;
}
