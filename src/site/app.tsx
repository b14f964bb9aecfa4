import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../core/words/languages.ts';
import { AccountPage } from './account/account-page.tsx';
import { ConfirmAddressPage, ConfirmedPage } from './account/confirm-address.tsx';
import { ConnectPage } from './account/connect-page.tsx';
import { ForgotPasswordPage, ResetPasswordPage } from './account/forgotten-password.tsx';
import { SignInPage, SignUpPage } from './account/sign-in-page.tsx';
import { DevelopersPage } from './developers/developers-page.tsx';
import { DirectoryPage } from './directory/directory-page.tsx';
import { InstallPage } from './install/install-page.tsx';
import { OfferPage } from './offers/offer-page.tsx';
import { OffersPage } from './offers/offers-page.tsx';
import type { Account } from './service/session-client.ts';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { useAddress } from './shell/navigation.ts';
import { NowherePage } from './shell/nowhere-page.tsx';
import { AccountContext, type Ports, PortsContext, usePorts } from './shell/ports.tsx';
import { type Route, routeOf } from './shell/route.ts';
import { SpeechContext, speechIn, useSpeech } from './shell/speech.tsx';
import { ViewerPage } from './viewer/viewer-page.tsx';

type AppProps = { ports: Ports; account: Account | null; language: Language };

export function App({ ports, account: firstAccount, language: firstLanguage }: AppProps) {
  const [language, setLanguage] = useState(firstLanguage);
  const [account, setAccount] = useState(firstAccount);
  useEffect(() => ports.session.onChange(setAccount), [ports]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <PortsContext.Provider value={ports}>
      <SpeechContext.Provider value={speechIn(language)}>
        <AccountContext.Provider value={account}>
          <Shell choose={setLanguage} />
        </AccountContext.Provider>
      </SpeechContext.Provider>
    </PortsContext.Provider>
  );
}

function Shell({ choose }: { choose: (language: Language) => void }) {
  const { say } = useSpeech();
  const { notice } = usePorts().settings;
  const route = routeOf(useAddress());
  return (
    <>
      <a class="skip" href="#content">
        {say('site.skip')}
      </a>
      <Header page={route.page} />
      {notice && <p class="site-notice">{notice}</p>}
      <main id="content">{pageOf(route)}</main>
      <Footer choose={choose} />
    </>
  );
}

function pageOf(route: Route) {
  switch (route.page) {
    case 'directory':
      return (
        <DirectoryPage
          key={route.wish.account ?? 'directory'}
          wish={route.wish}
          showsMap={route.showsMap}
        />
      );
    case 'viewer':
      return <ViewerPage key={`${route.sought} ${route.id}`} id={route.id} sought={route.sought} />;
    case 'sign-in':
      return <SignInPage key="sign-in" next={route.next} />;
    case 'sign-up':
      return <SignUpPage key="sign-up" next={route.next} />;
    case 'forgot-password':
      return <ForgotPasswordPage />;
    case 'reset-password':
      return <ResetPasswordPage token={route.token} />;
    case 'confirm-email':
      return <ConfirmAddressPage token={route.token} />;
    case 'confirmed':
      return <ConfirmedPage isConfirmed={route.isConfirmed} />;
    case 'connect':
      return <ConnectPage />;
    case 'account':
      return <AccountPage />;
    case 'offers':
      return <OffersPage />;
    case 'offer':
      return <OfferPage token={route.token} />;
    case 'install':
      return <InstallPage />;
    case 'developers':
      return <DevelopersPage />;
    case 'nowhere':
      return <NowherePage />;
    default:
      return route satisfies never;
  }
}
