import { href } from 'react-router'
import { siteDefinitions } from '../../../sites/index.ts'
import type { SiteDefinition } from '../../../sites/site.ts'

type Noun = SiteDefinition['psychicNoun']['slug']

/** Pages whose path contains the brand's word for its psychics. */
const named = [(noun: Noun) => href(`/voyance/${noun}s`), (noun: Noun) => href(`/grands-${noun}s-histoire`)]

/**
 * The path at which this brand has the page that another brand has at the given path; the same path for all other
 * pages.
 */
export function brandPath(path: string, { psychicNoun }: Pick<SiteDefinition, 'psychicNoun'>): string {
  const place = named.find((one) => siteDefinitions.some((site) => one(site.psychicNoun.slug) === path))
  return place ? place(psychicNoun.slug) : path
}
