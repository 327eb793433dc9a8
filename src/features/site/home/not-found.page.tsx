import { visitOf } from '../../../visit-context.ts'
import { waysOfPage } from '../../content/content/ways-out.server.ts'
import { orWaysOut } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/not-found.page'

export function loader({ context, params }: Route.LoaderArgs): Promise<never> {
  return orWaysOut<never>(null, () => waysOfPage(visitOf(context), params['*'] ?? ''))
}

/** Never rendered: the loader always throws, and the site's error page answers. */
export default function NotFoundPage() {
  return null
}
