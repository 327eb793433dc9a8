import type { Values } from '../../platform/i18n/texts.ts'
import type { texts } from './texts.ts'

/** An invalid field. */
export interface Fault {
  id: string
  message: string
}

/** The properties read of a control; native controls have them all. */
export interface Checked {
  type: string
  title: string
  validationMessage: string
  validity: Partial<Omit<ValidityState, 'valid'>>
  minLength?: number
  maxLength?: number
}

export type Reason = { own: string } | { key: keyof (typeof texts)['entries']; values?: Values }

const lacking: Record<string, 'unticked' | 'unchosen'> = { checkbox: 'unticked', radio: 'unchosen' }

/** Why the browser considers a control invalid, in our words: its own are in the browser's language. */
export function reasonOf({ validity, type, title, validationMessage, minLength, maxLength }: Checked): Reason {
  if (validity.valueMissing) return { key: lacking[type] ?? 'missing' }
  if (validity.customError) return { own: validationMessage }
  if (validity.typeMismatch && type === 'email') return { key: 'emailShape' }
  if (validity.tooShort) return { key: 'tooShort', values: { min: minLength ?? 0 } }
  if (validity.tooLong) return { key: 'tooLong', values: { max: maxLength ?? 0 } }
  return title ? { own: title } : { key: 'outOfShape' }
}
