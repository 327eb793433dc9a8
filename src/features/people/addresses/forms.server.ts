import { z } from 'zod'

/** An empty field is none at all to the form: what is missing is the rules' to say. */
const typed = z.string().default('')

export const addressForm = z.object({
  recipient: typed,
  complement: typed,
  building: typed,
  street: typed,
  locality: typed,
  postalCode: typed,
  city: typed,
})
