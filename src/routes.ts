import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { inWorkplace, type Page, pages } from './pages.ts'

/**
 * Every page of the table, each named by its own path: a file may serve several pages, and every visitor is sent the
 * list, where a name that is the path beside it takes no room.
 */
const routeOf = ({ path, file }: Page) => {
  const own = path.slice(1)
  return path === '/' ? index(file, { id: 'home' }) : route(own, file, { id: own })
}

export default [
  ...pages.filter((page) => !inWorkplace(page)).map(routeOf),
  layout(
    'features/consult/workspace/workspace.layout.tsx',
    { id: 'workplace' },
    pages.filter(inWorkplace).map(routeOf),
  ),
] satisfies RouteConfig
