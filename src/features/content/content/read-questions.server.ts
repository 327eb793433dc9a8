import type { Visit } from '../../../app.ts'
import { listEntries } from './read-entries.server.ts'
import type { QuestionTheme } from './rules.ts'
import { type QuestionView, viewQuestion } from './views.ts'

/** Questions of a theme or of all, in the order of their making. */
export async function readQuestions(visit: Visit, theme?: QuestionTheme): Promise<QuestionView[]> {
  const all = await listEntries(visit, 'question')
  return all.filter((one) => theme === undefined || one.theme === theme).map(viewQuestion)
}
