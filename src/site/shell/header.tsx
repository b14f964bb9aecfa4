import { stripeColour } from '../../core/dataset/stripe-bands.ts';
import { useAccount } from './ports.tsx';
import type { Route } from './route.ts';
import { useSpeech } from './speech.tsx';

const STRIPES = [-4, -2, -3, 0, 1, 3, 5];

export function Header({ page }: { page: Route['page'] }) {
  const { say } = useSpeech();
  const current: Current = (of) => (page === of ? { 'aria-current': 'page' } : {});
  return (
    <header class="site-header">
      <div class="site-header-inner">
        <a class="brand" href="/">
          <svg aria-hidden="true" viewBox="0 0 21 18">
            {STRIPES.map((step, index) => (
              <rect
                key={step}
                fill={stripeColour('max', step)}
                x={index * 3}
                width="3.1"
                height="18"
              />
            ))}
          </svg>
          {say('site.name')}
        </a>
        <nav aria-label={say('site.nav')}>
          <a href="/" {...current('directory')}>
            {say('site.nav-directory')}
          </a>
          <a href="/open">{say('site.nav-open')}</a>
          <a href="/install" {...current('install')}>
            {say('site.nav-install')}
          </a>
          <a href="/developers" {...current('developers')}>
            {say('site.nav-developers')}
          </a>
          <a href="/connect" {...current('connect')}>
            {say('site.nav-connect')}
          </a>
        </nav>
        <AccountLink current={current} />
      </div>
    </header>
  );
}

type Current = (of: Route['page']) => { 'aria-current'?: 'page' };

/** This is not in the list of pages, because on a phone people look for it beside the name. */
function AccountLink({ current }: { current: Current }) {
  const { say } = useSpeech();
  const account = useAccount();
  if (!account)
    return (
      <a class="nav-account" href="/sign-in" {...current('sign-in')}>
        {say('site.sign-in')}
      </a>
    );
  return (
    <a class="nav-account" href="/account" {...current('account')}>
      {account.displayName || say('site.nav-account')}
    </a>
  );
}
