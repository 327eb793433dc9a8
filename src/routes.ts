import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { pages } from './pages.ts'

const timesOf = (file: string): number => pages.filter((page) => page.file === file).length

/** Every page of the table. A file that serves several of them needs a name for each. */
export default pages.map(({ path, file }) => {
  const own = path.slice(1)
  return path === '/' ? index(file) : route(own, file, timesOf(file) > 1 ? { id: own } : {})
}) satisfies RouteConfig
