import { href } from 'react-router'
import { pdfAttachment } from '../../../platform/http/attachment.ts'
import { say } from '../../../platform/i18n/texts.ts'
import { visitOf } from '../../../visit-context.ts'
import { byNetwork, countAttempt } from '../../house/limits/count-attempt.server.ts'
import { readIdentity } from '../../house/papers/read-identity.server.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import { pageRefusal, redirectTo } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/natal-pdf.page'
import { texts } from './account-texts.ts'
import { chartPdf } from './chart-pdf.server.ts'
import { interpret } from './interpret.server.ts'
import { readBirthForm } from './read-birth-form.server.ts'
import { PAPERS } from './rules.ts'
import { birthWords } from './views.ts'

/** A birth is in no address: whoever opens this one by itself is led to the form. */
export const loader = () => redirectTo(href('/theme-astral'))

/** The free chart on paper; nothing of the birth is kept. */
export async function action({ request, context }: Route.ActionArgs) {
  const visit = visitOf(context)
  const read = await readBirthForm(visit, await request.formData())
  if (read.state !== 'known') return redirectTo(href('/theme-astral'))
  await pageRefusal(() => countAttempt(visit, [byNetwork(visit, PAPERS)], 'tooManyRequests'))
  const wording = await readWording(visit.app, visit.site.id, false)
  const { day, time } = birthWords(read)
  const line = say(wording, texts, time === null ? 'bornOn' : 'bornAt', { day, time: time ?? '', place: read.place })
  const { chart, firstName: name } = read
  const house = { ...readIdentity(visit), brand: visit.site.key }
  return pdfAttachment(
    await chartPdf({ name, chart, reading: interpret(chart), line, house }, wording),
    'theme-astral.pdf',
  )
}
