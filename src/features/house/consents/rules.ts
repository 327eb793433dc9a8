/** The forms that ask for consents: the specification's five, and our own before a consultation. */
export const formTypes = [
  'REGISTRATION',
  'FIDELITY_REGISTRATION',
  'CALLBACK',
  'FREE_QUESTION',
  'NEWSLETTER',
  'SENSITIVE_DATA',
  'START_AT_ONCE',
] as const
export type FormType = (typeof formTypes)[number]

export const consentTypes = [
  'REGISTRATION',
  'MARKETING_EMAIL',
  'MARKETING_SMS',
  'MARKETING_PHONE',
  'FIDELITY_REGISTRATION',
  'CALLBACK',
  'FREE_QUESTION',
  'NEWSLETTER',
  'SENSITIVE_DATA',
  'START_AT_ONCE',
] as const
export type ConsentType = (typeof consentTypes)[number]

/** What a person may give and take back from their account; the others end with the account or the request. */
export const changeableTypes = ['SENSITIVE_DATA', 'MARKETING_EMAIL', 'MARKETING_SMS', 'MARKETING_PHONE'] as const
export type ChangeableType = (typeof changeableTypes)[number]

export interface ConsentAnswer {
  type: string
  agreed: boolean
  /** The sentence that was shown, as the content names it; unsaid where it was the present one. */
  _id?: string | undefined
}

/** What a form sends: the types whose boxes are ticked, and the content that it showed. */
export interface SentConsents {
  consents: readonly string[]
  consentsShown?: string | undefined
}

export const DEFAULT_APPLICATION_ID = 10_016
/** What a form asks for when its site has no admin id. */
export const FALLBACK_FORM_ID = 1

/** The form of an application: our own ids from 10016 in the order above, and the sites' own for the registration. */
export function formOf(applicationId: number, siteApplicationIds: readonly number[]): FormType | null {
  if (siteApplicationIds.includes(applicationId)) return 'REGISTRATION'
  return formTypes[applicationId - DEFAULT_APPLICATION_ID] ?? null
}

/** Where the text of a changeable consent stands. */
export const formOfChangeable = (type: ChangeableType): FormType =>
  type === 'SENSITIVE_DATA' ? 'SENSITIVE_DATA' : 'REGISTRATION'
