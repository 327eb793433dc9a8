import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url'
import type { ReactNode } from 'react'
import { Links, Outlet, Scripts, ScrollRestoration, useLocation, useMatches, useRouteError } from 'react-router'
import type { Route } from './+types/root'
import './ui/base.css'
import { readShell } from './features/texts/read-shell.server.ts'
import { plainWording } from './platform/i18n/texts.ts'
import { Failure } from './ui/shell/failure.tsx'
import { Frame } from './ui/shell/frame.tsx'
import { themeColor, useShell } from './ui/shell/shell-data.ts'
import { WordingContext } from './ui/wording.tsx'
import { visitOf } from './visit-context.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  ...[figtree, fraunces].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
]

export const loader = ({ context, url }: Route.LoaderArgs) =>
  readShell(visitOf(context), url.searchParams.get('id_display') === '1')

export function Layout({ children }: { children: ReactNode }) {
  const shell = useShell()
  const { pathname } = useLocation()
  const failed = useRouteError() !== null
  const bare = useMatches().some((match) => (match.handle as { bare?: boolean } | undefined)?.bare)
  const brand = shell?.site.key ?? 'main'
  return (
    <html lang="fr" data-brand={brand}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={themeColor[brand]} />
        <meta name="format-detection" content="telephone=no" />
        {shell && !failed ? <link rel="canonical" href={`${shell.site.canonical}${pathname}`} /> : null}
        {shell?.site.indexed && !failed ? null : <meta name="robots" content="noindex" />}
        <Links />
      </head>
      <body>
        <WordingContext value={shell?.wording ?? plainWording}>
          {bare ? children : <Frame shell={shell}>{children}</Frame>}
        </WordingContext>
        {bare ? null : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Failure error={error} />
}
