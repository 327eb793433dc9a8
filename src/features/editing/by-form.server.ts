import { data as answer } from 'react-router'
import type { Visit } from '../../app.ts'
import { Refusal } from '../../errors.ts'
import { parse } from '../../platform/contract/parse.ts'
import { orGivenBack } from '../consultations/given-back.server.ts'
import { addressSchema, shapes } from '../content/kinds.server.ts'
import type { Kind } from '../content/rules.ts'
import { redirectTo, shown } from '../session/page-door.server.ts'
import { contentAddress } from './addresses.ts'
import { editingContract } from './contract.server.ts'
import { dataOf, fieldsOf } from './form.server.ts'
import { changesIn, openContent } from './open-content.server.ts'
import { fromParis } from './paris.server.ts'
import { restoreContent, saveContent } from './save-content.server.ts'

/** What the page of an entry is asked by its forms; a refusal gives everything back. */
export async function changeByForm(visit: Visit, kind: Kind, known: string, form: FormData) {
  const fields = fieldsOf(kind)
  const names = [...fields.map(({ name }) => name), 'address', 'publishAt', 'version']
  const intent = String(form.get('intent'))
  const given = dataOf(fields, form)
  return orGivenBack(form, names, async () => {
    const { address } = parse(addressSchema(kind), { address: known || form.get('address') })
    const version = /^[1-9]\d{0,8}$/.test(String(form.get('version'))) ? Number(form.get('version')) : null
    if (intent === 'preview')
      return { refusal: null, typed: typedIn(form, names), preview: previewOf(parse(shapes[kind], given)) }
    try {
      if (intent === 'restore') {
        const asked = { kind, address, version, restored: Number(form.get('restored')) }
        await restoreContent(visit, parse(editingContract.restoreContent.body, asked))
      } else {
        const asked = { kind, address, intent, data: given, version }
        const publishAt = intent === 'schedule' ? momentIn(String(form.get('publishAt') ?? '')) : null
        await saveContent(visit, { ...parse(editingContract.saveContent.body, asked), publishAt })
      }
    } catch (thrown) {
      if (!(thrown instanceof Refusal) || thrown.reason !== 'contentChanged') throw thrown
      const present = await openContent(visit, { kind, address })
      const conflict = present && { version: present.version, changes: changesIn(kind, present.data, given) }
      return answer({ refusal: shown(thrown), typed: typedIn(form, names), conflict }, { status: thrown.entry.status })
    }
    throw redirectTo(contentAddress(kind, address, intent))
  })
}

/** @throws {Refusal} for none, and for what Paris has not */
function momentIn(typed: string): Date {
  if (typed === '') throw new Refusal('parametersMissing', 'publishAt')
  const moment = fromParis(typed)
  if (!moment) throw new Refusal('parametersInvalid', 'publishAt')
  return moment
}

const typedIn = (form: FormData, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '')]))

function previewOf(data: Record<string, unknown>) {
  const first = (...names: string[]) =>
    String(names.map((name) => data[name]).find((one) => typeof one === 'string') ?? '')
  const html = first('body', 'answer') || (data.button_label === undefined ? '' : first('description'))
  const title = first('title', 'term', 'question', 'name', 'text')
  const lead = first('lead', 'short', 'conditions') || (html === data.description ? '' : first('description'))
  return { title, lead, html }
}
