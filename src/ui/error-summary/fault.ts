import type { Values } from '../../platform/i18n/texts.ts'
import type { texts } from './texts.ts'

/** A field that can't be sent as it is. */
export interface Fault {
  id: string
  message: string
}

/** What is read of a control: those of the browser have it all. */
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

/** Why the browser would not send a control, in our words: its own come in its own language. */
export function reasonOf({ validity, type, title, validationMessage, minLength, maxLength }: Checked): Reason {
  if (validity.valueMissing) return { key: lacking[type] ?? 'missing' }
  if (validity.customError) return { own: validationMessage }
  if (validity.typeMismatch && type === 'email') return { key: 'emailShape' }
  if (validity.tooShort) return { key: 'tooShort', values: { min: minLength ?? 0 } }
  if (validity.tooLong) return { key: 'tooLong', values: { max: maxLength ?? 0 } }
  return title ? { own: title } : { key: 'outOfShape' }
}
