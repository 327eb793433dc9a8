import type { Visit } from '../../../app.ts'
import { orGivenBack } from '../../house/visit/given-back.server.ts'
import { redirectTo } from '../../house/visit/page-door.server.ts'
import { agreeToFollowUp } from './agree-to-follow-up.server.ts'
import { answerFollowUp } from './answer-follow-up.server.ts'
import { FORMS, PLACE } from './rules.ts'
import { writeFollowUp } from './write-follow-up.server.ts'

export const isFollowUpForm = (form: FormData): boolean => FORMS.some((one) => one === form.get('intent'))

/** The section's forms, on the page that shows it. */
export function actOnFollowUp(visit: Visit, id: number, form: FormData, page: string) {
  return orGivenBack(form, ['intent', 'text'], async () => {
    const text = String(form.get('text') ?? '')
    switch (form.get('intent')) {
      case 'followUpConsent':
        await agreeToFollowUp(visit, id, form.get('agreed') === 'yes')
        break
      case 'followUpAnswer':
        await answerFollowUp(visit, id, text)
        break
      default:
        await writeFollowUp(visit, id, text)
    }
    throw redirectTo(`${page}#${PLACE}`)
  })
}
