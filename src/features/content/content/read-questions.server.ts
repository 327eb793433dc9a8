import type { Visit } from '../../../app.ts'
import { listDisplayed } from './read-entries.server.ts'
import type { QuestionTheme } from './rules.ts'
import { type QuestionView, viewQuestion } from './views.ts'

/** Questions of one theme or all, in order of creation. */
export async function readQuestions(visit: Visit, theme?: QuestionTheme): Promise<QuestionView[]> {
  const all = await listDisplayed(visit, 'question')
  return all.filter((one) => theme === undefined || one.theme === theme).map(viewQuestion)
}
