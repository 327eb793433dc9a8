import { Refusal } from '../../../errors.ts'

/** The library throws plain errors for everything that does not fit what a device sent: all are one refusal. */
export async function orRefused<T>(examine: () => Promise<T>): Promise<T> {
  try {
    return await examine()
  } catch {
    throw new Refusal('passkeyRefused')
  }
}
