import type { Visit } from '../../app.ts'
import { systemVisit } from '../session/open-visit.server.ts'
import { listIndexable } from './list-indexable.server.ts'

/** The address of the main site where it wrote the page of this path, and the visit's brand borrows it; null elsewhere. */
export async function originalOf(visit: Visit, path: string): Promise<string | null> {
  const [main] = visit.app.sites
  if (visit.site === main) return null
  const has = async (of: Visit) => (await listIndexable(of)).some((page) => page.path === path)
  return !(await has(visit)) && (await has(systemVisit(visit.app, main))) ? main.canonical : null
}
