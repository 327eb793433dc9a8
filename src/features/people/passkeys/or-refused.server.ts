import { Refusal } from '../../../errors.ts'

/** The library throws plain errors for anything wrong in a device's response: all become one refusal. */
export async function orRefused<T>(examine: () => Promise<T>): Promise<T> {
  try {
    return await examine()
  } catch {
    throw new Refusal('passkeyRefused')
  }
}
