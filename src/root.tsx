import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { href, Links, Outlet, Scripts, useLocation, useMatches, useRouteError } from 'react-router'
import type { Route } from './+types/root'
import './ui/base.css'
import { NotificationBanner } from './features/content/notifications/components/notification-banner.tsx'
import { leaveEnded } from './features/house/session/leave-ended.server.ts'
import { pageViewOf } from './features/house/texts/edit-gate.server.ts'
import { TellOrigin } from './features/house/tracking/components/tell-origin.tsx'
import { EmailDialog } from './features/people/accounts/components/email-dialog.tsx'
import { RegisteredToast } from './features/people/social/components/registered-toast.tsx'
import { CookieChoice } from './features/rights/cookies/components/cookie-choice.tsx'
import { OfflineWorker } from './features/site/seo/components/offline-worker.tsx'
import { leadMoved } from './features/site/seo/lead-moved.server.ts'
import { SiteFooter } from './features/site/shell/components/site-footer.tsx'
import { readShell } from './features/site/shell/read-shell.server.ts'
import { tellPage } from './platform/contract/ended-session.ts'
import { plainWording } from './platform/i18n/texts.ts'
import { isAskedForAnew } from './ui/calls/page-anew.ts'
import { houses } from './ui/houses/houses.ts'
import { Kept } from './ui/kept/kept.tsx'
import { useCanonical } from './ui/shell/canonical.ts'
import { Failure } from './ui/shell/failure.tsx'
import { Frame } from './ui/shell/frame.tsx'
import type { PageHandle } from './ui/shell/page-handle.ts'
import { ScrollMemory } from './ui/shell/scroll-memory.tsx'
import { type ShellData, themeColor, useShell } from './ui/shell-data.ts'
import { WordingContext } from './ui/wording.tsx'
import { visitOf } from './visit-context.ts'

// Not needed by signed-out visitors, as most are on their first page.
const OpenStrip = lazy(() => import('./features/consult/consultations/components/open-strip.tsx'))
const QueueStrip = lazy(() => import('./features/consult/queue/components/queue-strip.tsx'))
const LeavingNotice = lazy(() => import('./features/rights/privacy/components/leaving-notice.tsx'))
const EditMode = lazy(() => import('./features/house/texts/components/edit-mode.tsx'))

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export const middleware: Route.MiddlewareFunction[] = [leaveEnded, leadMoved]

export const loader = ({ context, url, pattern }: Route.LoaderArgs) =>
  readShell(visitOf(context), {
    view: pageViewOf(visitOf(context), url.searchParams),
    season: url.searchParams.get('saison'),
    pattern,
    path: url.pathname,
  })

/** Keeps the surrounding layout when a page reloads itself, or loses its connection. */
export const shouldRevalidate = isAskedForAnew

export function Layout({ children }: { children: ReactNode }) {
  const shell = useShell()
  const failed = useRouteError() !== null
  const { bare, footless, plain } = useHandle()
  const canonical = useCanonical()
  const brand = shell?.site.key ?? 'main'
  const { sheet, fonts } = houses[brand]
  return (
    <html
      lang={shell?.wording.locale ?? 'fr'}
      data-brand={brand}
      data-season={shell?.season ?? undefined}
      data-scheme={shell?.scheme ?? undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <meta name="theme-color" content={themeColor[brand]} />
        <meta name="format-detection" content="telephone=no" />
        {canonical && !failed ? <link rel="canonical" href={canonical} /> : null}
        {shell?.site.indexed && !failed ? null : <meta name="robots" content="noindex" />}
        {fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Links />
        {sheet ? <link rel="stylesheet" href={sheet} /> : null}
      </head>
      <body>
        <WordingContext value={shell?.wording ?? plainWording}>
          {bare ? (
            children
          ) : (
            <Frame
              shell={shell}
              notices={shell ? <Notices shell={shell} /> : null}
              strip={
                shell?.person ? (
                  <Suspense>
                    <OpenStrip rendered={shell.open} isPsychic={shell.person.role === 'psychic'} />
                    {shell.person.role === 'client' ? (
                      <QueueStrip rendered={shell.tickets} isQuiet={shell.open !== null} />
                    ) : null}
                  </Suspense>
                ) : null
              }
              footer={shell && !(footless && !failed) ? <Foot shell={shell} /> : null}
              plain={plain && !failed}
            >
              {children}
            </Frame>
          )}
          {shell?.wording.marked && !bare ? (
            <Suspense>
              <EditMode />
            </Suspense>
          ) : null}
        </WordingContext>
        {bare ? null : (
          <>
            <TellOrigin />
            <OfflineWorker />
            <ScrollMemory />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

/** The handle of the pages at this address. */
function useHandle(): Required<Omit<PageHandle, 'formsTo'>> {
  const said = useMatches().map((match) => match.handle as PageHandle | undefined)
  const one = (name: keyof PageHandle) => said.some((handle) => handle?.[name] === true)
  return { bare: one('bare'), quiet: one('quiet'), footless: one('footless'), plain: one('plain') }
}

/** Pages that have the newsletter's form themselves. */
const withForm = [href('/lettre'), href('/love-test/prospect-email')]

function Foot({ shell: { site, person, mode, letter } }: { shell: ShellData }) {
  const hasForm = withForm.includes(useLocation().pathname)
  const { key, label, psychicNoun, outside } = site
  const shown = { key, label, psychicNoun, outside }
  return (
    <Kept of={SiteFooter} with={{ site: shown, role: person?.role ?? null, mode, letter: hasForm ? null : letter }} />
  )
}

function Notices({ shell: { person, measured, mode } }: { shell: ShellData }) {
  const { quiet } = useHandle()
  const signedIn = person !== null
  useEffect(() => tellPage(signedIn), [signedIn])
  return (
    <>
      <NotificationBanner reader={{ signedIn, gender: person?.gender ?? 'unknown' }} quiet={quiet} />
      <CookieChoice secure={mode === 'production'} measured={measured} quiet={quiet} />
      <RegisteredToast lacksAddress={person !== null && !person.hasEmail} />
      {person?.leavesOn ? (
        <Suspense>
          <LeavingNotice day={person.leavesOn} quiet={quiet} />
        </Suspense>
      ) : null}
      <EmailDialog lacking={person !== null && !person.hasEmail && !quiet} />
    </>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Failure error={error} />
}
