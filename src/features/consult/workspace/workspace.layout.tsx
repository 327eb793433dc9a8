import { Outlet } from 'react-router'
import { orAsAround, useShownAround } from '../../../ui/calls/around-page.ts'
import type { PageHandle } from '../../../ui/shell/page-handle.ts'
import { visitOf } from '../../../visit-context.ts'
import type { Route } from './+types/workspace.layout'
import { StateBar } from './components/state-bar.tsx'
import { readState, readWays } from './read-state.server.ts'
import sheet from './workplace.css?url'

/** The workplace around each of its pages, in place of the site's header and footer: the bar of state and the menu. */
export const handle: PageHandle = { plain: true, quiet: true }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export async function loader({ context }: Route.LoaderArgs) {
  const visit = visitOf(context)
  // Whoever is no psychic is refused by the page itself.
  if (visit.user?.role !== 'psychic') return null
  const [state, ways] = await Promise.all([readState(visit), readWays(visit)])
  return { state, ways }
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => orAsAround(request, serverLoader)

export default function Workplace({ loaderData }: Route.ComponentProps) {
  useShownAround(loaderData)
  if (!loaderData) return <Outlet />
  const { state, ways } = loaderData
  return (
    <div className="workplace">
      <StateBar state={state} {...ways} />
      <Outlet />
    </div>
  )
}
