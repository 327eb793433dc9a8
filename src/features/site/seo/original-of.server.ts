import type { Visit } from '../../../app.ts'
import type { Site } from '../../../sites/site.ts'
import { listIndexable } from './list-indexable.server.ts'

/** The main site's address of a page that the visit's brand borrows from it; null for other pages. */
export async function originalOf({ app, site }: Visit, path: string): Promise<string | null> {
  const [main] = app.sites
  if (site === main) return null
  const has = async (of: Site) => (await listIndexable(app, of)).some((page) => page.path === path)
  return !(await has(site)) && (await has(main)) ? main.canonical : null
}
