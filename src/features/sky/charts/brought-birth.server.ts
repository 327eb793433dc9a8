import { broughtForm } from '../../house/forms/brought-form.server.ts'
import { birthFields } from './birth-fields.ts'

/** A birth that was typed before signing in, on its way to the page where it can be saved. */
export const broughtBirth = broughtForm({
  name: 'birth',
  secureName: '__Host-birth',
  fields: birthFields,
  fieldMax: 200,
})
