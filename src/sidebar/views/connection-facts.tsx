import type { Connection } from '../../addon/page-types.ts';
import { SiteLink } from '../parts/site-link.tsx';
import { useWords } from '../words/sidebar-words.ts';
import { hostOf } from './host-of.ts';

type Live = Exclude<Connection, { state: 'none' }>;

export function ConnectionFacts({ connection }: { connection: Live }) {
  const { say, moment } = useWords();
  const { account, address, lastExchangeAt, expiresAt, canRefresh } = connection;
  return (
    <>
      <dl class="facts">
        {account && (
          <>
            <dt>{say('sidebar.fact-account')}</dt>
            <dd>{account}</dd>
          </>
        )}
        <dt>{say('sidebar.fact-service')}</dt>
        <dd>
          <SiteLink to={address}>{hostOf(address)}</SiteLink>
        </dd>
        {lastExchangeAt !== null && (
          <>
            <dt>{say('sidebar.fact-renewed')}</dt>
            <dd>{moment(lastExchangeAt)}</dd>
          </>
        )}
        {!canRefresh && expiresAt !== null && (
          <>
            <dt>{say('sidebar.fact-ends')}</dt>
            <dd>{moment(expiresAt)}</dd>
          </>
        )}
      </dl>
      <p class={canRefresh ? 'hint' : 'notice'}>
        {say(canRefresh ? 'sidebar.stays-connected' : 'sidebar.ends-soon')}
      </p>
    </>
  );
}
