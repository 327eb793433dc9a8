import { z } from 'zod'
import { errors } from '../../../errors.ts'
import { type CapKind, capFrom } from './rules.ts'

/** A field for a cap: empty for none. */
const typedCap = (kind: CapKind) =>
  z
    .string()
    .default('')
    .transform((typed, context) => {
      const cap = capFrom(kind, typed)
      if (cap === undefined) {
        const { message } = kind === 'length' ? errors.lengthInvalid : errors.capInvalid
        context.addIssue({ code: 'custom', message })
        return z.NEVER
      }
      return cap
    })

export const capsForm = z.object({
  day: typedCap('day'),
  week: typedCap('week'),
  month: typedCap('month'),
  length: typedCap('length'),
})
