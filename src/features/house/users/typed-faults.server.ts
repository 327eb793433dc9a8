import { Refusal } from '../../../errors.ts'
import { emailFaults, tidied } from './registration-faults.server.ts'

/** What is wrong with a text that was typed, by its bounds; where `least` is 0 it need not be given. */
export function textFaults(field: string, typed: string, least: number, most: number): Refusal[] {
  const { length } = tidied(typed)
  if (length === 0 && least > 0) return [new Refusal('parametersMissing', field)]
  return length < least || length > most ? [new Refusal('textLength', field)] : []
}

/** What is wrong with an address that is to be written to. */
export function addressFaults(typed: string): Refusal[] {
  const address = tidied(typed)
  if (address === '') return [new Refusal('parametersMissing', 'emailAddress')]
  return emailFaults(address).map((fault) => new Refusal(fault))
}
