import type { Visit } from '../../../app.ts'
import { say, type Values } from '../../../platform/i18n/texts.ts'
import { readIdentity } from '../../house/papers/read-identity.server.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import { speechTexts } from './texts.ts'

export type Said = keyof typeof speechTexts.entries
/** The sentences of a call, in the wording of its site. */
export type Speech = (key: Said, values?: Values) => string

export async function speechOf(visit: Visit): Promise<Speech> {
  const wording = await readWording(visit.app, visit.site.id, false)
  const { company, identity } = readIdentity(visit)
  return (key, values = {}) => say(wording, speechTexts, key, { company, editor: identity?.name ?? company, ...values })
}
