import { itemAt } from '../../../platform/needed/needed.ts'
import type { Site } from '../../../sites/site.ts'
import { contentOf } from '../../house/consents/views.ts'

/** The consent asked for by the form at the foot of every page. */
export function letterConsent(site: Site): { shown: string; sentence: string } {
  const { _id, consents } = contentOf('NEWSLETTER', site)
  return { shown: _id, sentence: itemAt(consents, 0).displayedText }
}
