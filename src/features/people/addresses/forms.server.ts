import { z } from 'zod'

/** Accepts empty fields: the rules report what is missing. */
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
