import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { AccountClient } from '../service/account-client.ts';
import type { DatasetClient } from '../service/dataset-client.ts';
import type { OfferClient } from '../service/offer-client.ts';
import type { Account, SessionClient } from '../service/session-client.ts';
import type { SiteSettings } from '../service/settings.ts';

export type Ports = {
  settings: SiteSettings;
  datasets: DatasetClient;
  session: SessionClient;
  account: AccountClient;
  offers: OfferClient;
};

export const PortsContext = createContext<Ports | null>(null);
export const AccountContext = createContext<Account | null>(null);

export function usePorts(): Ports {
  const ports = useContext(PortsContext);
  if (!ports) throw new Error('Cannot use the service: the page stands outside the site');
  return ports;
}

/** The person who is signed in, or null. No page is drawn until this is known. */
export function useAccount(): Account | null {
  return useContext(AccountContext);
}
