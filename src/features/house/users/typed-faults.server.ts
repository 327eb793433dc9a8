import { Refusal } from '../../../errors.ts'
import { emailFaults, tidied } from './registration-faults.server.ts'

/** Errors in the length of a typed text; with a `least` of 0 it is optional. */
export function textFaults(field: string, typed: string, least: number, most: number): Refusal[] {
  const { length } = tidied(typed)
  if (length === 0 && least > 0) return [new Refusal('parametersMissing', field)]
  return length < least || length > most ? [new Refusal('textLength', field)] : []
}

/** Errors in an address to which mail will be sent. */
export function addressFaults(typed: string): Refusal[] {
  const address = tidied(typed)
  if (address === '') return [new Refusal('parametersMissing', 'emailAddress')]
  return emailFaults(address).map((fault) => new Refusal(fault))
}
