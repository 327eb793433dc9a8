import { itemAt } from '../../../platform/needed/needed.ts'
import type { Site } from '../../../sites/site.ts'
import { contentOf } from '../../house/consents/views.ts'

/** What the form at the foot of every page asks consent for. */
export function letterConsent(site: Site): { shown: string; sentence: string } {
  const { _id, consents } = contentOf('NEWSLETTER', site)
  return { shown: _id, sentence: itemAt(consents, 0).displayedText }
}
