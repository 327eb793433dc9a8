import { parseWithZod } from '@conform-to/zod/v4'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { refuse, rejected } from '../../../platform/http/form-reply.server.ts'
import { answersTo } from '../../house/consents/answers.server.ts'
import { contentOf } from '../../house/consents/views.ts'
import { askLetter } from './ask-letter.server.ts'
import { letterForm } from './forms.server.ts'

/** Subscribes the address of a `LetterForm`; the answer to a form that is refused, null once it is taken. */
export async function takeLetterForm(visit: Visit, form: FormData) {
  const submission = parseWithZod(form, { schema: letterForm })
  if (submission.status !== 'success') return rejected(submission)
  const { emailAddress, altcha, sign, ...sent } = submission.value
  const consents = answersTo(contentOf('NEWSLETTER', visit.site), sent)
  try {
    await askLetter(visit, { emailAddress, consents, sign, altcha })
    return null
  } catch (thrown) {
    if (thrown instanceof Refusal) return refuse(submission, thrown)
    throw thrown
  }
}
