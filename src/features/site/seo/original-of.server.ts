import type { Visit } from '../../../app.ts'
import type { Site } from '../../../sites/site.ts'
import { listIndexable } from './list-indexable.server.ts'

/** The address of the main site where it wrote the page of this path, and the visit's brand borrows it; null elsewhere. */
export async function originalOf({ app, site }: Visit, path: string): Promise<string | null> {
  const [main] = app.sites
  if (site === main) return null
  const has = async (of: Site) => (await listIndexable(app, of)).some((page) => page.path === path)
  return !(await has(site)) && (await has(main)) ? main.canonical : null
}
