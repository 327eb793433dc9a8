import type { Visit } from '../../../app.ts'
import { paperOf } from '../../money/recruitment/keep-paper.server.ts'
import { sendOwnPaper, signOwnCharter } from '../../money/recruitment/send-own.server.ts'
import { signatureOf } from '../../money/recruitment/sign-charter.server.ts'
import { comeBack, stopForGood } from './stop.server.ts'

export const DONE = ['piece', 'charte', 'reste', 'arret'] as const
export type Done = (typeof DONE)[number]

/** What a form of the page of rights asks for. @throws {Refusal} as the use case of its intent */
export async function actOnRights(visit: Visit, form: FormData): Promise<Done> {
  switch (form.get('intent')) {
    case 'paper':
      await sendOwnPaper(visit, await paperOf(form))
      return 'piece'
    case 'sign':
      await signOwnCharter(visit, signatureOf(form))
      return 'charte'
    case 'keep':
      await comeBack(visit)
      return 'reste'
    default: {
      const password = form.get('password')
      await stopForGood(visit, typeof password === 'string' ? password : undefined)
      return 'arret'
    }
  }
}
