/** Consents asked by a form of their own name. */
const formConsents = [
  'FIDELITY_REGISTRATION',
  'CALLBACK',
  'FREE_QUESTION',
  'NEWSLETTER',
  'SENSITIVE_DATA',
  'START_AT_ONCE',
  'OWN_TODAY',
  'SHARED_CHART',
] as const

/** The forms that ask for consents: the specification's five, and our own. */
export const formTypes = ['REGISTRATION', ...formConsents] as const
export type FormType = (typeof formTypes)[number]

export const consentTypes = [
  'REGISTRATION',
  'MARKETING_EMAIL',
  'MARKETING_SMS',
  'MARKETING_PHONE',
  ...formConsents,
] as const
export type ConsentType = (typeof consentTypes)[number]

/** Consents that a person can give and withdraw from their account; the others end with the account or the request. */
export const changeableTypes = [
  'SENSITIVE_DATA',
  'MARKETING_EMAIL',
  'MARKETING_SMS',
  'MARKETING_PHONE',
  'OWN_TODAY',
] as const
export type ChangeableType = (typeof changeableTypes)[number]

export interface ConsentAnswer {
  type: string
  agreed: boolean
  /** The id of the sentence that was shown; absent if it was the current one. */
  _id?: string | undefined
}

/** What a form sends: the types whose boxes are ticked, and the content that it showed. */
export interface SentConsents {
  consents: readonly string[]
  consentsShown?: string | undefined
}

export const DEFAULT_APPLICATION_ID = 10_016
/** The form used if the site has no admin id. */
export const FALLBACK_FORM_ID = 1

/** The form of an application: our own ids from 10016 in the order above, and the sites' own for the registration. */
export function formOf(applicationId: number, siteApplicationIds: readonly number[]): FormType | null {
  if (siteApplicationIds.includes(applicationId)) return 'REGISTRATION'
  return formTypes[applicationId - DEFAULT_APPLICATION_ID] ?? null
}

/** The form that contains the text of a changeable consent. */
export const formOfChangeable = (type: ChangeableType): FormType =>
  type === 'SENSITIVE_DATA' || type === 'OWN_TODAY' ? type : 'REGISTRATION'
