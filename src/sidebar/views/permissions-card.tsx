import type { Problem } from '../../core/problem.ts';
import { Button } from '../parts/button.tsx';
import { SiteLink } from '../parts/site-link.tsx';
import { useWords } from '../words/sidebar-words.ts';
import type { ViewProps } from './view-props.ts';

/** The permissions Google was not given: what does not work without them, and Google's page for giving them. */
export function PermissionsCard({ state, send }: ViewProps) {
  const { say, sayKind } = useWords();
  const { permissions } = state.opening;
  const problems = problemsShownIn(state);
  if (problems.length === 0) return null;
  return (
    <section class="card card-error permissions" aria-labelledby="permissions-title">
      <h2 id="permissions-title">{say('permission.missing')}</h2>
      {problems.length === 1 ? (
        <p>{problems.map(sayKind)}</p>
      ) : (
        <ul class="stack">
          {problems.map((problem) => (
            <li key={problem.kind}>{sayKind(problem)}</li>
          ))}
        </ul>
      )}
      {state.view === 'schedule' && permissions.isCopy && <p>{say('permission.stops-copy')}</p>}
      {permissions.stopsSchedules && <p class="strong">{say('permission.stops-schedules')}</p>}
      <p class="hint">{say('permission.how')}</p>
      <div class="buttons">
        {permissions.url && (
          <SiteLink to={permissions.url} look="action">
            {say('permission.give')}
          </SiteLink>
        )}
        <Button look="link" onPress={() => send({ type: 'permissions-given' })}>
          {say('permission.given')}
        </Button>
      </div>
    </section>
  );
}

/** A permission that only a schedule needs is asked for where schedules are made. */
function problemsShownIn({ view, opening }: ViewProps['state']): Problem[] {
  const { problems, toSchedule } = opening.permissions;
  return view === 'schedule' ? [...problems, ...toSchedule] : problems;
}
