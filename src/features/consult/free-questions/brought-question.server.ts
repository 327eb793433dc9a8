import { broughtForm } from '../../house/forms/brought-form.server.ts'
import { QUESTION_MAX } from './rules.ts'

/** A question that was typed before signing in, on its way back to its form. */
export const broughtQuestion = broughtForm({
  name: 'question',
  secureName: '__Host-question',
  fields: ['question', 'theme', 'birthDate'],
  fieldMax: QUESTION_MAX,
})
