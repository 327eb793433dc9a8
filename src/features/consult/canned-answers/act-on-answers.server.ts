import type { Visit } from '../../../app.ts'
import { parse } from '../../../platform/contract/parse.ts'
import { cannedAnswersContract } from './contract.server.ts'
import { addAnswer, changeAnswer, greetAtOnce, removeAnswer } from './write-answers.server.ts'

/** A form of the page of answers. @throws {Refusal} as the act that it asks for */
export async function actOnAnswers(visit: Visit, form: FormData): Promise<void> {
  const typed = (name: string) => String(form.get(name) ?? '')
  const id = () => parse(cannedAnswersContract.removeCannedAnswer.params, { id: form.get('id') }).id
  const given = () => ({ label: typed('label'), text: typed('text') })
  switch (form.get('intent')) {
    case 'greeting':
      await greetAtOnce(visit, form.get('atOnce') !== null)
      return
    case 'change':
      await changeAnswer(visit, id(), given())
      return
    case 'remove':
      await removeAnswer(visit, id())
      return
    default:
      await addAnswer(visit, given())
  }
}
